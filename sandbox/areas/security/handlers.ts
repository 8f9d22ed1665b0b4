import type { MessageEvent } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { hashPassword, isPassword } from '../../core/secrets.ts'
import { recordSecurityEvent, securityEventsOf } from '../../core/security-events.ts'
import { forgetTries, limitTries } from '../../core/tries.ts'
import {
  endSessionOf,
  endSessions,
  refuseDifferentPasswords,
  requireFundPassword,
  sessionsOf,
  userOf,
} from '../../core/users.ts'
import { notify } from '../messages/notify.ts'

/** The login password, the fund password, where the user is logged in, and what happened to the account. */
export const securityHandlers = {
  changeLoginPassword: async (call, form) => {
    const { world, userId, tokenHash } = call
    refuseDifferentPasswords(form)
    const { max, seconds } = rules.limits.oldPassword
    const tries = `old password of ${userId}`
    // Counted before it is checked, so that requests at once cannot exceed the limit.
    limitTries(world, tries, max, seconds)
    const { password_hash: hash } = userOf(call)
    if (!(await isPassword(form.old_password, hash, world.options.passwordCost))) {
      throw new Refusal('login_password_wrong')
    }
    const newHash = await hashPassword(form.password, world.options.passwordCost)
    return world.database.transaction(() => {
      // It may have been replaced while the old one was checked.
      if (userOf(call).password_hash !== hash) throw new Refusal('login_password_wrong')
      world.database.run('UPDATE users SET password_hash = :newHash WHERE id = :userId', {
        newHash,
        userId,
      })
      forgetTries(world, tries)
      recordSecurityEvent(world, { userId, type: 'login_password_changed', device: call.device })
      tell(call, 'login_password_changed')
      return { sessions_ended: endSessions(world, userId, tokenHash) }
    })
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
    const newHash = await hashPassword(form.password, world.options.passwordCost)
    return world.database.transaction(() => {
      // Another request may have set one meanwhile, which this one does not know.
      if (userOf(call).fund_password_hash !== hash) throw new Refusal('fund_password_wrong')
      world.database.run('UPDATE users SET fund_password_hash = :newHash WHERE id = :userId', {
        newHash,
        userId,
      })
      recordSecurityEvent(world, { userId, type: 'fund_password_changed', device: call.device })
      tell(call, 'fund_password_set')
      return { sessions_ended: 0 }
    })
  },

  listSessions: (call) => ({ list: sessionsOf(call) }),

  endSession: (call, { id }) => ({ sessions_ended: endSessionOf(call, id) }),

  endOtherSessions: ({ world, userId, tokenHash }) => ({
    sessions_ended: endSessions(world, userId, tokenHash),
  }),

  listSecurityEvents: (call, query) => securityEventsOf(call, query),
} satisfies Partial<Handlers>

function tell({ world, userId }: UserCall, event: MessageEvent): void {
  notify(world, { userId, type: 'security', event, link: '/pages/security/security' })
}
