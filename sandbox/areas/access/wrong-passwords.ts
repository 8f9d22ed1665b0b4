import type { Call } from '../../core/call.ts'
import { recordSecurityEvent } from '../../core/events.ts'
import { forgetTries } from '../../core/tries.ts'
import type { User } from '../../core/users.ts'
import { LOCK_SECONDS, MAX_WRONG_PASSWORDS, refuseLocked } from '../../core/users.ts'
import { notify } from '../messages/notify.ts'

/** Whom a password was tried for: a user, or a name that nobody has. */
export interface Tried {
  /** In its normal form. */
  name: string
  user: User | undefined
}

/** Tries for names that nobody has are kept this long; those of users for ever. */
const REMEMBERED_SECONDS = 30 * 86_400

/**
 * Refuses logging in while it is locked by wrong passwords, the right one included. A name that
 * nobody has is locked in the same way, so that a lock does not tell whether an account exists.
 */
export function refuseLoginLocked(call: Call, { name, user }: Tried): void {
  refuseLocked(call.now, user ? user.login_locked_until : unknownLockedUntil(call, name))
}

/**
 * Counts a wrong password; the fifth in a row locks (the contract, `logIn`). Not part of a
 * transaction that a refusal undoes.
 */
export function countWrongPassword(call: Call, { name, user }: Tried): void {
  if (user) countForUser(call, user)
  else countForNobody(call, name)
}

/** Forgets the wrong passwords of a user who had the right one, or proved the account. */
export function forgetWrongPasswords({ world }: Call, userId: number): void {
  world.database.run(
    'UPDATE users SET wrong_passwords = 0, login_locked_until = NULL WHERE id = :userId',
    { userId },
  )
}

function countForUser({ world, now, device }: Call, user: User): void {
  recordSecurityEvent(world, { userId: user.id, type: 'log_in_refused', device })
  const wrong = user.wrong_passwords + 1
  const until = now + LOCK_SECONDS
  const locks = wrong >= MAX_WRONG_PASSWORDS
  world.database.run(
    'UPDATE users SET wrong_passwords = :wrong, login_locked_until = :until WHERE id = :id',
    { wrong: locks ? 0 : wrong, until: locks ? until : null, id: user.id },
  )
  if (!locks) return
  notify(world, {
    userId: user.id,
    type: 'security',
    event: 'account_locked',
    values: { tries: MAX_WRONG_PASSWORDS, until: { moment: until } },
    link: '/pages/security/security',
  })
}

function countForNobody(call: Call, name: string): void {
  const { world, now } = call
  if (unknownLockedUntil(call, name) !== null) forgetTries(world, triesOf(name))
  world.database.run('DELETE FROM tries WHERE at <= :forgotten', {
    forgotten: now - REMEMBERED_SECONDS,
  })
  world.database.insert('tries', { name: triesOf(name), at: now })
}

/** When a lock of a name that nobody has ends or ended; null when there was none. */
function unknownLockedUntil({ world }: Call, name: string): number | null {
  const { count, last } = world.database.one<{ count: number; last: number | null }>(
    'SELECT count(*) AS count, max(at) AS last FROM tries WHERE name = :name',
    { name: triesOf(name) },
  )
  return last !== null && count >= MAX_WRONG_PASSWORDS ? last + LOCK_SECONDS : null
}

const triesOf = (name: string) => `password of ${name}`
