import type { Device, SecurityEvent, SecurityEventType } from '../../src/generated/h5.schemas.ts'
import type { UserCall } from './call.ts'
import { pageOf } from './page.ts'
import { recordId } from './record-id.ts'
import type { World } from './world.ts'

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
  world.database.run(
    `INSERT INTO security_events (user_id, type, at, device, detail, new_device)
     VALUES (:userId, :type, :at, :device, :detail, :newDevice)`,
    {
      userId: event.userId,
      type: event.type,
      at: event.at ?? world.clock.now(),
      device: event.device && JSON.stringify(event.device),
      detail: event.detail ?? null,
      newDevice: event.newDevice ? 1 : 0,
    },
  )
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
