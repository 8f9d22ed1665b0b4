import type { MessageType, UserEventType } from '../../../src/generated/h5.schemas.ts'
import type { MessageEvent, TextValues } from '../../content/texts.ts'
import { recordEvent } from '../../core/events.ts'
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
  /** The record of which the user's streams are told, where it is another than the one that the page shows. */
  toldRecordId?: string
}

/** Puts a message into a user's inbox, and tells the user's streams. Part of the caller's transaction. */
export function notify(world: World, notice: Notice): void {
  const { userId, event, at = world.clock.now() } = notice
  world.database.insert('messages', {
    user_id: userId,
    type: notice.type,
    event,
    values: JSON.stringify(notice.values ?? {}),
    link: notice.link,
    record_id: notice.recordId,
    at,
  })
  const recordId = notice.toldRecordId ?? notice.recordId
  recordEvent(world, { userId, type: EVENTS[event] ?? 'message', recordId, at })
}

/** What a message tells of that has a type of its own in the stream of events. */
const EVENTS: Partial<Record<MessageEvent, UserEventType>> = {
  order_win: 'order_settled',
  order_loss: 'order_settled',
  order_draw: 'order_settled',
  deposit_success: 'deposit_decided',
  deposit_success_awaiting_audit: 'deposit_decided',
  deposit_failed: 'deposit_decided',
  withdrawal_success: 'withdrawal_decided',
  withdrawal_failed: 'withdrawal_decided',
  verification_passed: 'verification_decided',
  verification_rejected: 'verification_decided',
  purchase_income: 'income_paid',
  purchase_matured: 'income_paid',
  invitation_bonus: 'bonus',
  price_reached: 'price_alert',
}
