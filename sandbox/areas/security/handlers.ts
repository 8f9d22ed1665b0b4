import type { MessageEvent, TextValues } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { takeChallenge } from '../../core/challenges.ts'
import { forgetDevices } from '../../core/devices.ts'
import { recordSecurityEvent, securityEventsOf } from '../../core/events.ts'
import { requireFundPassword } from '../../core/fund-password.ts'
import {
  creationOf,
  insertPasskey,
  passkeysOf,
  proveNew,
  readCredential,
  refuseTooMany,
  removePasskey,
  toPasskey,
} from '../../core/passkeys.ts'
import { checkPassword, hashNewPassword } from '../../core/passwords.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { forgetTries, limitTries } from '../../core/tries.ts'
import {
  endSessionOf,
  endSessions,
  refuseDifferentPasswords,
  sessionsOf,
  userOf,
} from '../../core/users.ts'
import { notify } from '../messages/notify.ts'
import { startConfirmation } from './confirmation.ts'

/** The login password, the fund password, where the user is logged in, and what happened to the account. */
export const securityHandlers = {
  changeLoginPassword: async (call, form) => {
    const { world, userId, tokenHash } = call
    refuseDifferentPasswords(form)
    await requireLoginPassword(call, form.old_password)
    const newHash = await hashNewPassword(call, form.password)
    return () => {
      world.database.run('UPDATE users SET password_hash = :newHash WHERE id = :userId', {
        newHash,
        userId,
      })
      recordSecurityEvent(world, { userId, type: 'login_password_changed', device: call.device })
      tell(call, 'login_password_changed')
      forgetDevices(world.database, userId)
      return { sessions_ended: endSessions(world, userId, tokenHash) }
    }
  },

  setFundPassword: async (call, form) => {
    const { world, userId } = call
    refuseDifferentPasswords(form)
    const { fund_password_hash: hash } = userOf(call)
    // The first one needs no old one; a change does.
    if (hash !== null) {
      if (form.old_password === undefined) throw invalid('old_password')
      await requireFundPassword(call, form.old_password)
    }
    const newHash = await hashNewPassword(call, form.password)
    return () => {
      // Another request may have set one meanwhile, which this one does not know.
      if (userOf(call).fund_password_hash !== hash) throw new Refusal('fund_password_wrong')
      world.database.run('UPDATE users SET fund_password_hash = :newHash WHERE id = :userId', {
        newHash,
        userId,
      })
      // The first one replaces no password, and comes soon after registering.
      if (hash !== null) forgetDevices(world.database, userId)
      recordSecurityEvent(world, { userId, type: 'fund_password_changed', device: call.device })
      tell(call, 'fund_password_set')
      return { sessions_ended: 0 }
    }
  },

  listSessions: (call) => ({ list: sessionsOf(call) }),

  endSession: (call, { id }) => ({ sessions_ended: endSessionOf(call, id) }),

  endOtherSessions: ({ world, userId, tokenHash }) => ({
    sessions_ended: endSessions(world, userId, tokenHash),
  }),

  listSecurityEvents: (call, query) => securityEventsOf(call, query),

  getPasskeys: ({ world, userId }) => ({
    list: passkeysOf(world.database, userId).map(toPasskey),
    max: rules.passkeys.max,
  }),

  startPasskey: async (call, { login_password: password }) => {
    refuseTooMany(call)
    await requireLoginPassword(call, password)
    return () => creationOf(call)
  },

  addPasskey: async (call, { challenge_id: id, credential: text, name }) => {
    const { world, userId, now, device } = call
    const credential = readCredential(text, 'credential')
    const taken = takeChallenge(call, { purpose: 'add', userId }, { id, text })
    const proved = await proveNew(taken, credential)
    return () => {
      refuseTooMany(call)
      recordSecurityEvent(world, { userId, type: 'passkey_added', device, detail: name })
      tell(call, 'passkey_added', { name })
      return { passkey: toPasskey(insertPasskey(world.database, { ...proved, userId, name, now })) }
    }
  },

  removePasskey: async (call, { id, login_password: password }) => {
    await requireLoginPassword(call, password)
    const { world, userId, device } = call
    return () => {
      const { name } = removePasskey(call, id)
      recordSecurityEvent(world, { userId, type: 'passkey_removed', device, detail: name })
      tell(call, 'passkey_removed', { name })
      return { id }
    }
  },

  startConfirmation,
} satisfies Partial<Handlers>

/** Proves the login password of a session, with few tries. */
async function requireLoginPassword(call: UserCall, password: string): Promise<void> {
  const { world, userId } = call
  const tries = `old password of ${userId}`
  // Counted before it is checked, so that requests at once cannot exceed the limit.
  limitTries(world, tries, rules.limits.oldPassword)
  const { password_hash: hash } = userOf(call)
  const fits = await checkPassword(call, password, hash)
  // It may have been replaced while it was checked, and again before the commit.
  const refuseWrong = () => {
    if (!fits || userOf(call).password_hash !== hash) throw new Refusal('login_password_wrong')
  }
  refuseWrong()
  forgetTries(world, tries)
  call.proofs.push(refuseWrong)
}

function tell({ world, userId }: UserCall, event: MessageEvent, values: TextValues = {}): void {
  notify(world, { userId, type: 'security', event, values, link: '/pages/security/security' })
}
