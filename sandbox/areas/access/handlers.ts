import type { SendCodeFormPurpose, Session } from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import { hasCapability } from '../../core/areas.ts'
import type { Call, Handlers } from '../../core/call.ts'
import { newChallenge, takeChallenge } from '../../core/challenges.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import { createUser } from '../../core/new-user.ts'
import { send } from '../../core/outbox.ts'
import { provePasskey, readCredential, refuseRemoved, requestOf } from '../../core/passkeys.ts'
import { checkPassword, hashNewPassword } from '../../core/passwords.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import type { User } from '../../core/users.ts'
import {
  endSession,
  endSessions,
  openSession,
  refuseDifferentPasswords,
  refuseLocked,
  userById,
} from '../../core/users.ts'
import { addInvitee } from '../invitation/invitees.ts'
import { notify } from '../messages/notify.ts'
import { isAccountName, normalAccount, userWithAccount } from './account-name.ts'
import { newCode, proveCode, spendCode } from './codes.ts'
import type { Tried } from './wrong-passwords.ts'
import { countWrongPassword, forgetWrongPasswords, refuseLoginLocked } from './wrong-passwords.ts'

/** Registering, logging in and out, and recovering a password. */
export const accessHandlers = {
  logIn: async (call, { account, password, device_credentials: credentials }) => {
    const { database } = call.world
    refuseCredentials(call, credentials)
    const name = accountOf(account, new Refusal('user_name_invalid'))
    limitRemote(call, 'logIn')
    const before = userWithAccount(database, name)
    refuseLoginLocked(call, { name, user: before })
    const fits = await checkPassword(call, password, before?.password_hash, name)
    const session = database.transaction(() => {
      // Others may have been tried meanwhile: their count and their lock apply to this one, too.
      const user = userWithAccount(database, name)
      refuseLoginLocked(call, { name, user })
      const right = fits && user !== undefined && user.password_hash === before?.password_hash
      if (!right) return wrong(call, { name, user })
      forgetWrongPasswords(call, user.id)
      return logInAs(call, user, credentials)
    })
    if (!session) throw new Refusal('credentials_wrong')
    return session
  },

  startPasskeyLogIn: (call) => {
    limitRemote(call, 'startPasskey')
    return requestOf(newChallenge(call, { purpose: 'log_in' }))
  },

  /** A lock of wrong passwords does not concern it: nobody can guess a passkey. */
  logInWithPasskey: async (call, form) => {
    const { challenge_id: id, credential: text, device_credentials: credentials } = form
    const { database } = call.world
    refuseCredentials(call, credentials)
    const credential = readCredential(text, 'credential')
    limitRemote(call, 'logIn')
    const taken = takeChallenge(call, { purpose: 'log_in' }, { id, text })
    const passkey = await provePasskey(call, taken, credential)
    return database.transaction(() => {
      refuseRemoved(call, passkey)
      return logInAs(call, userById(database, passkey.user_id), credentials)
    })
  },

  register: async (call, form) => {
    const { world } = call
    const account = accountOf(form.account, new Refusal('user_name_invalid'))
    limitRemote(call, 'register')
    refuseDifferentPasswords(form)
    const inviter = world.database.get<{ id: number }>(
      'SELECT id FROM users WHERE invitation_code = :code',
      { code: form.invitation_code },
    )
    if (!inviter) throw new Refusal('inviter_invalid')
    const proven = await proveCode(call, { account, purpose: 'register' }, form.code)
    const passwordHash = await hashNewPassword(call, form.password)
    return world.database.transaction(() => {
      spendCode(call, proven)
      // Only whoever proved the account learns that it has been registered (see `sendCode`).
      if (userWithAccount(world.database, account)) throw new Refusal('account_registered')
      const contact = account.includes('@') ? { email: account } : { phone: account }
      const inviterId = inviter.id
      const userId = createUser(world, { account, ...contact, passwordHash, inviterId })
      addInvitee(world, { inviterId, inviteeId: userId })
      notify(world, { userId, type: 'system', event: 'welcome' })
      const { device } = call
      // Not a new device: no other device has used the account yet.
      recordSecurityEvent(world, { userId, type: 'log_in', device })
      return openSessionOf(call, userById(world.database, userId)).session
    })
  },

  /**
   * The answer is the same whether or not somebody has the account: otherwise anybody could find out
   * who does, which `logIn` takes care not to tell. To register with an account that somebody has, a
   * code is sent all the same, with words that say so; its owner then learns from `register` that
   * the account has been registered. To set a new password of one that nobody has, none is sent.
   */
  sendCode: async (call, { account: typed, purpose }) => {
    const account = accountOf(typed, new Refusal('user_name_invalid'))
    limitRemote(call, 'sendCode')
    const code = await newCode(call, { account, purpose })
    const { validSeconds, againSeconds } = rules.codes
    const known = userWithAccount(call.world.database, account) !== undefined
    const words = codeWords(purpose, known)
    if (words) {
      const minutes = validSeconds / 60
      send(call.world, account, purpose, text(call.language, words, { code, minutes }))
    }
    return { expires_at: call.now + validSeconds, resend_at: call.now + againSeconds }
  },

  resetPassword: async (call, form) => {
    const { world, now } = call
    const account = accountOf(form.account, invalid('account'))
    limitRemote(call, 'resetPassword')
    refuseDifferentPasswords(form)
    const proven = await proveCode(call, { account, purpose: 'forget' }, form.code)
    const passwordHash = await hashNewPassword(call, form.password)
    return world.database.transaction(() => {
      spendCode(call, proven)
      const user = userWithAccount(world.database, account)
      // Nobody was sent that code; somebody guessed it.
      if (!user) throw new Refusal('code_wrong')
      refuseLocked(now, user.locked_until)
      world.database.run('UPDATE users SET password_hash = :passwordHash WHERE id = :id', {
        passwordHash,
        id: user.id,
      })
      forgetWrongPasswords(call, user.id)
      const { device } = call
      recordSecurityEvent(world, { userId: user.id, type: 'login_password_changed', device })
      notify(world, {
        userId: user.id,
        type: 'security',
        event: 'login_password_changed',
        link: '/pages/security/security',
      })
      return { sessions_ended: endSessions(world, user.id) }
    })
  },

  logOut: (call) => {
    endSession(call)
    return { sessions_ended: 1 }
  },
} satisfies Partial<Handlers>

/** The account of a form in its normal form; throws the refusal for what can't be one. */
function accountOf(text: string, refusal: Refusal): string {
  const name = normalAccount(text)
  if (!isAccountName(name)) throw refusal
  return name
}

function limitRemote(
  { world, remote }: Call,
  what: 'logIn' | 'startPasskey' | 'register' | 'sendCode' | 'resetPassword',
): void {
  limitTries(world, `${what} from ${remote}`, rules.limits[what])
}

/** The text with a code; undefined when none is sent. */
function codeWords(purpose: SendCodeFormPurpose, known: boolean): TextId | undefined {
  if (purpose === 'register') return known ? 'outbox.registered' : 'outbox.register'
  return known ? 'outbox.forget' : undefined
}

/** A server without `devices` refuses the field like any other that the contract doesn't name. */
function refuseCredentials({ world }: Call, credentials: string | undefined): void {
  if (credentials !== undefined && !hasCapability(world, 'devices')) {
    throw invalid('device_credentials')
  }
}

/** Counts a wrong password; its refusal comes after the transaction, which it would undo. */
function wrong(call: Call, tried: Tried): undefined {
  countWrongPassword(call, tried)
}

/** Opens a session of a user who proved to be this one, and reports a device that is new. */
function logInAs(call: Call, user: User, credentials: string | undefined): Session {
  refuseLocked(call.now, user.locked_until)
  const { world, device } = call
  const { session, newDevice } = openSessionOf(call, user, credentials)
  recordSecurityEvent(world, { userId: user.id, type: 'log_in', device, newDevice })
  if (newDevice) {
    const page = hasCapability(world, 'devices') ? 'devices' : 'security'
    const names = [device.browser, device.system].filter((name) => name !== null)
    notify(world, {
      userId: user.id,
      type: 'security',
      event: 'login_new',
      values: { device: names.length > 0 ? names.join(', ') : { text: 'device.unknown' } },
      link: `/pages/${page}/${page}`,
    })
  }
  return session
}

function openSessionOf(
  { world, device }: Call,
  { id, account }: User,
  credentials?: string,
): { session: Session; newDevice: boolean } {
  const { token, endsAt, newDevice, credential } = openSession(world, id, { device, credentials })
  const session = {
    token,
    session_ends_at: endsAt,
    ...(credential !== undefined && { device_credential: credential }),
    user: { userid: String(id), account },
  }
  return { session, newDevice }
}
