import type { TextId } from '../content/texts.ts'
import type { Call, UserCall } from './call.ts'
import type { Database } from './database.ts'
import { Refusal, Unauthenticated } from './refusal.ts'
import { rules } from './rules.ts'
import { digest, isPassword, newToken } from './secrets.ts'
import { recordEvent } from './user-events.ts'
import type { World } from './world.ts'

/** A user, as stored. Moments are Unix seconds. */
export interface User {
  id: number
  account: string
  phone: string | null
  email: string | null
  nickname: string
  password_hash: string
  fund_password_hash: string | null
  invitation_code: string
  inviter_id: number | null
  vip_level: number
  /** Id of the text that names the membership. */
  member_label: TextId | null
  funds_frozen: 0 | 1
  locked_until: number | null
  login_locked_until: number | null
  wrong_passwords: number
  wrong_fund_passwords: number
  fund_locked_until: number | null
  registered_at: number
}

/** How many wrong passwords in a row lock, and for how long (the contract, `logIn`). */
export const MAX_WRONG_PASSWORDS = 5
export const LOCK_SECONDS = 15 * 60

/** The user with this number; throws when there is none. */
export function userById(database: Database, id: number): User {
  return database.one<User>('SELECT * FROM users WHERE id = :id', { id })
}

/** The user of a call, as of now: what a request read before it waited may have changed since. */
export function userOf(call: UserCall): User {
  return userById(call.world.database, call.userId)
}

/** A session that a token opens. */
interface LiveSession {
  userId: number
  tokenHash: string
  lockedUntil: number | null
  /** When it ends by itself, Unix seconds. */
  endsAt: number
}

/** Sessions that are alive: neither ended nor over. */
const ALIVE = `ended_at IS NULL AND created_at + ${rules.sessions.seconds} > :now`

/** Opens a session; its token is known to the client alone. `endsAt`: Unix seconds. */
export function openSession(world: World, userId: number): { token: string; endsAt: number } {
  const token = newToken()
  const now = world.clock.now()
  world.database.run(
    'INSERT INTO sessions (token_hash, user_id, created_at) VALUES (:hash, :userId, :now)',
    { hash: digest(token), userId, now },
  )
  return { token, endsAt: now + rules.sessions.seconds }
}

/** Ends the sessions of a user, but for one if named, and says how many. */
export function endSessions(world: World, userId: number, except?: string): number {
  const now = world.clock.now()
  const ended = world.database.all<{ session: string }>(
    `UPDATE sessions SET ended_at = :now
     WHERE user_id = :userId AND ${ALIVE} AND token_hash IS NOT :except RETURNING token_hash AS session`,
    { now, userId, except: except ?? null },
  )
  for (const { session } of ended)
    recordEvent(world, { userId, type: 'session_ended', session, at: now })
  return ended.length
}

/** Ends one session: its token is invalid from then on. */
export function endSession({ world, userId, now, tokenHash }: UserCall): void {
  world.database.run('UPDATE sessions SET ended_at = :now WHERE token_hash = :hash', {
    now,
    hash: tokenHash,
  })
  recordEvent(world, { userId, type: 'session_ended', session: tokenHash, at: now })
}

/** The call as its user's, and until when the account is locked. Throws `Unauthenticated`. */
export function withSession(
  call: Call,
  token: string | undefined,
): UserCall & { lockedUntil: number | null } {
  const session = sessionOf(call.world, token)
  if (!session) throw new Unauthenticated()
  return { ...call, ...session }
}

/** The session that a token belongs to, if it is alive. */
export function sessionOf(world: World, token: string | undefined): LiveSession | undefined {
  if (!token) return undefined
  return world.database.get(
    `SELECT user_id AS userId, token_hash AS tokenHash, locked_until AS lockedUntil,
       created_at + ${rules.sessions.seconds} AS endsAt
     FROM sessions JOIN users ON users.id = sessions.user_id
     WHERE token_hash = :tokenHash AND ${ALIVE}`,
    { tokenHash: digest(token), now: world.clock.now() },
  )
}

/** Whether a user has a session, on whatever device. */
export function hasSession(world: World, userId: number): boolean {
  const row = world.database.get(`SELECT 1 FROM sessions WHERE user_id = :userId AND ${ALIVE}`, {
    userId,
    now: world.clock.now(),
  })
  return row !== undefined
}

/** Refuses when a lock lasts until later than now. */
export function refuseLocked(now: number, until: number | null): void {
  if (until !== null && until > now) {
    throw new Refusal('account_locked', { available_from: String(until) })
  }
}

/** Refuses a new password that was not entered alike twice. */
export function refuseDifferentPasswords(form: {
  password: string
  password_confirm: string
}): void {
  if (form.password !== form.password_confirm) throw new Refusal('passwords_differ')
}

/** Refuses money in or out of an account that an administrator froze. Part of a commit. */
export function refuseFrozenFunds(call: UserCall): void {
  if (userOf(call).funds_frozen === 1) throw new Refusal('funds_frozen')
}

/**
 * Proves the fund password of a call; refuses `fund_password_required` when none is set and
 * `fund_password_wrong` otherwise. Five wrong ones in a row are refused for a while
 * (`too_many_requests`), so that a stolen session cannot try them all.
 */
export async function requireFundPassword(call: UserCall, password: string): Promise<void> {
  const { database, options } = call.world
  const { fund_password_hash: hash } = unlockedForFunds(call)
  const fits = await isPassword(password, hash, options.passwordCost)
  // Others may have been tried meanwhile: their count and their lock apply to this one, too.
  const user = unlockedForFunds(call)
  const right = fits && user.fund_password_hash === hash
  const wrong = right ? 0 : user.wrong_fund_passwords + 1
  const locks = wrong >= MAX_WRONG_PASSWORDS
  if (wrong !== user.wrong_fund_passwords) {
    database.run(
      'UPDATE users SET wrong_fund_passwords = :wrong, fund_locked_until = :until WHERE id = :id',
      { wrong: locks ? 0 : wrong, until: locks ? call.now + LOCK_SECONDS : null, id: user.id },
    )
  }
  if (!right) throw new Refusal('fund_password_wrong')
}

/** The user of a call; refuses when no fund password is set, or when it is locked. */
function unlockedForFunds(call: UserCall): User {
  const user = userOf(call)
  if (user.fund_password_hash === null) throw new Refusal('fund_password_required')
  if (user.fund_locked_until !== null && user.fund_locked_until > call.now) {
    throw new Refusal('too_many_requests', { available_from: String(user.fund_locked_until) })
  }
  return user
}
