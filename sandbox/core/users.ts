import { randomBytes } from 'node:crypto'
import type { SQLInputValue } from 'node:sqlite'
import type { Device, UserSession } from '../../src/generated/h5.schemas.ts'
import type { TextId } from '../content/texts.ts'
import { hasCapability } from './areas.ts'
import type { Call, UserCall } from './call.ts'
import { forgetAdditions } from './challenges.ts'
import type { Database } from './database.ts'
import {
  findDeviceCredential,
  finishRotation,
  forgetDevice,
  forgetDevices,
  issueDeviceCredential,
  UNKNOWN_DEVICE,
} from './devices.ts'
import { recordEvent, recordSecurityEvent } from './events.ts'
import { requireRow } from './page.ts'
import { Refusal, Unauthenticated } from './refusal.ts'
import { rules } from './rules.ts'
import { digest, newToken } from './secrets.ts'
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

/** How old it may be when a session was last seen, in seconds: less than the contract allows. */
const SEEN_SECONDS = 60

/** Sessions that are alive: neither ended nor over. */
const ALIVE = `ended_at IS NULL AND created_at + ${rules.sessions.seconds} > :now`

/** Where somebody logs in. */
export interface LoginPlace {
  /** A label, from what the browser says of itself: evidence of nothing. */
  device: Device
  /** The device credentials that the client sent. */
  credentials?: string | undefined
}

interface OpenedSession {
  token: string
  /** Unix seconds. */
  endsAt: number
  /** Whether none of the credentials that were sent is one of this user. */
  newDevice: boolean
  /** The credential of the device from now on; none where the server lacks `devices`. */
  credential?: string
}

/** Opens a session; only the client has its token and credential in clear. Part of the caller's transaction. */
export function openSession(
  world: World,
  userId: number,
  { device, credentials }: LoginPlace = { device: UNKNOWN_DEVICE },
): OpenedSession {
  const { database } = world
  const token = newToken()
  const session = digest(token)
  const now = world.clock.now()
  const replaces = findDeviceCredential(database, userId, credentials)
  database.insert('sessions', {
    token_hash: session,
    user_id: userId,
    created_at: now,
    id: `ss_${randomBytes(12).toString('base64url')}`,
    device: JSON.stringify(device),
    last_seen_at: now,
    replaces,
  })
  return {
    token,
    endsAt: now + rules.sessions.seconds,
    newDevice: replaces === null,
    ...(hasCapability(world, 'devices') && {
      credential: issueDeviceCredential(database, { userId, session }),
    }),
  }
}

/** Where the user of a call is logged in: here first, then by when it was last seen. */
export function sessionsOf({ world, userId, now, tokenHash }: UserCall): UserSession[] {
  return world.database
    .all<{ id: string; device: string; hash: string; from: number; seen: number }>(
      `SELECT id, device, token_hash AS hash, created_at AS "from", last_seen_at AS seen FROM sessions
       WHERE user_id = :userId AND ${ALIVE} ORDER BY token_hash IS :tokenHash DESC, seen DESC, id`,
      { userId, now, tokenHash },
    )
    .map(({ id, device, hash, from, seen }) => ({
      id,
      device: JSON.parse(device) as Device,
      first_seen_at: from,
      last_seen_at: seen,
      current: hash === tokenHash,
    }))
}

/** Ends the sessions of a user and forgets the devices, but for one if named, and says how many ended. */
export function endSessions(world: World, userId: number, except?: string): number {
  forgetDevices(world.database, userId, except)
  forgetAdditions(world, userId)
  return end(world, userId, 'token_hash IS NOT :except', { except: except ?? null })
}

/** Ends the session of a call: its token is invalid from then on. */
export function endSession({ world, userId, tokenHash }: UserCall): void {
  end(world, userId, 'token_hash = :tokenHash', { tokenHash })
}

/** Ends a session by its id and says how many that were, none where it is over. Refuses `no_data`. */
export function endSessionOf({ world, userId }: UserCall, id: string): number {
  const wanted = { id, user_id: userId }
  type Row = { token_hash: string }
  const { token_hash: session } = requireRow<Row>(world.database, 'sessions', wanted)
  // Also where it ended by itself: the user wants the device gone.
  forgetDevice(world.database, session)
  return end(world, userId, 'id = :id', { id })
}

function end(
  world: World,
  userId: number,
  which: string,
  values: Record<string, SQLInputValue>,
): number {
  const now = world.clock.now()
  return world.database.transaction(() => {
    const ended = world.database.all<{ session: string; device: string }>(
      `UPDATE sessions SET ended_at = :now
       WHERE user_id = :userId AND ${ALIVE} AND ${which} RETURNING token_hash AS session, device`,
      { now, userId, ...values },
    )
    for (const { session, device } of ended) {
      forgetDevice(world.database, session)
      recordEvent(world, { userId, type: 'session_ended', session, at: now })
      recordSecurityEvent(world, {
        userId,
        type: 'session_ended',
        device: JSON.parse(device) as Device,
        at: now,
      })
    }
    return ended.length
  })
}

/** The call as its user's. Throws `Unauthenticated`. */
export function withSession(call: Call, token: string | undefined): UserCall {
  const session = sessionOf(call.world, token)
  if (!session) throw new Unauthenticated()
  finishRotation(call.world.database, session.tokenHash)
  // Not at each call: they would all write.
  call.world.database.run(
    `UPDATE sessions SET last_seen_at = :now
     WHERE token_hash = :hash AND last_seen_at <= :now - ${SEEN_SECONDS}`,
    { now: call.now, hash: session.tokenHash },
  )
  const { userId, tokenHash, endsAt } = session
  return { ...call, userId, tokenHash, endsAt, proofs: [] }
}

/** The session that a token belongs to, if it is alive. */
export function sessionOf(world: World, token: string | undefined): LiveSession | undefined {
  return token ? findSession(world, digest(token)) : undefined
}

function findSession(world: World, tokenHash: string): LiveSession | undefined {
  return world.database.get(
    `SELECT user_id AS userId, token_hash AS tokenHash, locked_until AS lockedUntil,
       created_at + ${rules.sessions.seconds} AS endsAt
     FROM sessions JOIN users ON users.id = sessions.user_id
     WHERE token_hash = :tokenHash AND ${ALIVE}`,
    { tokenHash, now: world.clock.now() },
  )
}

/** Throws `Unauthenticated` when the session of a call ended since it began; a visitor's call has none. */
export function refuseEnded(call: Call | UserCall): void {
  if ('tokenHash' in call) liveSessionOf(call)
}

/** Throws as {@link refuseEnded} and answers until when the account is locked, as of now. */
export function liveSessionOf({ world, tokenHash }: UserCall): LiveSession {
  const session = findSession(world, tokenHash)
  if (!session) throw new Unauthenticated()
  return session
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
