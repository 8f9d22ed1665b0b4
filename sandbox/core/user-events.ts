import type { UserEvent, UserEventType } from '../../src/generated/h5.schemas.ts'
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
  world.database.run(
    `INSERT INTO user_events (user_id, type, record_id, session, at)
     VALUES (:userId, :type, :recordId, :session, :at)`,
    {
      userId: event.userId,
      type: event.type,
      recordId: event.recordId ?? null,
      session: event.session ?? null,
      at: event.at ?? world.clock.now(),
    },
  )
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
