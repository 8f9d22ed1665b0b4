import type { MessageType } from '../../../src/generated/h5.schemas.ts'
import type { MessageEvent, TextValues } from '../../content/texts.ts'
import type { World } from '../../core/world.ts'

/** Something that its user is told by a personal message. */
export interface Notice {
  userId: number
  type: MessageType
  /** The texts are `message.<event>.title` and `message.<event>.text` of the sample texts. */
  event: MessageEvent
  /** What the texts name, as data that can be said in any language: whoever reads it chooses. */
  values?: TextValues
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
