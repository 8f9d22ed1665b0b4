import type {
  Device,
  SecurityEvent,
  SecurityEventType,
  UserEvent,
  UserEventType,
} from '../../src/generated/h5.schemas.ts'
import type { UserCall } from './call.ts'
import { pageOf } from './page.ts'
import { recordId } from './record-id.ts'
import type { World } from './world.ts'

/** Something that happened to a user's record, or to one session. */
export interface HappenedEvent {
  userId: number
  type: UserEventType
  recordId?: string | undefined
  /** The session that it is about, as it is stored; without one it is about all. */
  session?: string
  /** Unix seconds; now when absent. */
  at?: number | undefined
}

/** An event as it is stored; its number grows. */
export interface StoredEvent extends UserEvent {
  number: number
  userId: number
  session: string | null
}

/** Writes down what happened, for the user's streams. Part of the caller's transaction. */
export function recordEvent(world: World, event: HappenedEvent): void {
  const { userId, recordId, at = world.clock.now(), type, session } = event
  world.database.insert('user_events', { user_id: userId, record_id: recordId, type, session, at })
}

const COLUMNS = 'number, user_id AS userId, type, record_id, session, at'

/** Everybody's events after a number, in their order. */
export function eventsAfter({ database }: World, number: number): StoredEvent[] {
  return database.all(`SELECT ${COLUMNS} FROM user_events WHERE number > :number ORDER BY number`, {
    number,
  })
}

/** The first events of all sessions of a user after a number, in their order. */
export function userEventsAfter(
  { database }: World,
  userId: number,
  number: number,
  limit: number,
): StoredEvent[] {
  return database.all(
    `SELECT ${COLUMNS} FROM user_events
     WHERE user_id = :userId AND number > :number AND session IS NULL ORDER BY number LIMIT :limit`,
    { userId, number, limit },
  )
}

/** The number of the last event of all; 0 when there is none. */
export function lastEvent({ database }: World): number {
  return (
    database.one<{ last: number | null }>('SELECT max(number) AS last FROM user_events').last ?? 0
  )
}

/** Something that concerns the security of an account. */
export interface HappenedSecurityEvent {
  userId: number
  type: SecurityEventType
  /** The device that did it; null where none of the user's did. */
  device: Device | null
  /** What it was about, masked where the contract masks it. */
  detail?: string
  /** Whether it is a login on a device on which the user had not logged in before. */
  newDevice?: boolean
  /** Unix seconds; now when absent. */
  at?: number
}

/** How far back the record goes, in seconds. */
const SHOWN_SECONDS = 366 * 86_400

/** Writes down what happened to an account. Part of the caller's transaction. */
export function recordSecurityEvent(world: World, event: HappenedSecurityEvent): void {
  world.database.insert('security_events', {
    user_id: event.userId,
    type: event.type,
    at: event.at ?? world.clock.now(),
    device: event.device && JSON.stringify(event.device),
    detail: event.detail,
    new_device: event.newDevice ? 1 : 0,
  })
}

/** One page of what happened to a user's account in the last year, newest first. */
export function securityEventsOf(
  { world, userId, now }: UserCall,
  query: { page: number; limit: number },
): { list: SecurityEvent[]; total: number; page: number; limit: number } {
  const { rows, ...page } = pageOf<StoredSecurityEvent>(
    world.database,
    {
      select: '*',
      from: 'FROM security_events WHERE user_id = :userId AND at > :since',
      orderBy: 'at DESC, number DESC',
      values: { userId, since: now - SHOWN_SECONDS },
    },
    query,
  )
  const list = rows.map(({ number, type, at, device, detail }) => ({
    id: recordId('sv', number),
    type,
    at,
    device: device === null ? null : (JSON.parse(device) as Device),
    detail,
  }))
  return { list, ...page }
}

/** After these, money that goes where none went before may have to wait. */
const CHANGES: readonly SecurityEventType[] = [
  'login_password_changed',
  'fund_password_changed',
  'passkey_added',
]

/** When a password, a passkey or a new device last came to an account, Unix seconds; null when none did. */
export function lastSecurityChange({ database }: World, userId: number): number | null {
  return database.one<{ last: number | null }>(
    `SELECT max(at) AS last FROM security_events
     WHERE user_id = :userId AND (new_device = 1 OR type IN (SELECT value FROM json_each(:changes)))`,
    { userId, changes: JSON.stringify(CHANGES) },
  ).last
}

interface StoredSecurityEvent {
  number: number
  type: SecurityEventType
  at: number
  device: string | null
  detail: string | null
}
