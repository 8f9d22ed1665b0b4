import type { MessageType } from '../../../src/generated/model/message-type.ts'
import type { World } from '../../core/world.ts'

/** Something that its user is told by a personal message. */
export interface Notice {
  userId: number
  type: MessageType
  /** The texts are `message.<event>.title` and `message.<event>.text` of the sample texts. */
  event: string
  /** What the texts name, as they are written there: amounts with their decimals, titles, ids. */
  values?: Record<string, string>
  /** Unix seconds; now when absent. */
  at?: number
  /** Route of the app that shows more. */
  link?: string
  recordId?: string
}

/** Puts a message into a user's inbox. Part of the caller's transaction. */
export function notify(world: World, notice: Notice): void {
  world.database.run(
    `INSERT INTO messages (user_id, type, event, "values", link, record_id, at)
     VALUES (:userId, :type, :event, :values, :link, :recordId, :at)`,
    {
      userId: notice.userId,
      type: notice.type,
      event: notice.event,
      values: JSON.stringify(notice.values ?? {}),
      link: notice.link ?? null,
      recordId: notice.recordId ?? null,
      at: notice.at ?? world.clock.now(),
    },
  )
}
