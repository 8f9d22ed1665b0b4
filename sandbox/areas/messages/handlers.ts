import type { PersonalMessage, UnreadMessages } from '../../../src/generated/h5.schemas.ts'
import { MessageType } from '../../../src/generated/h5.schemas.ts'
import type { TextValues } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { pageOf, requireRow } from '../../core/page.ts'
import { recordId, recordNumber } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import type { World } from '../../core/world.ts'

/** Personal messages, said in the language of whoever reads them. */
export const messagesHandlers = {
  listMessages: (call, { type, ...paging }) => {
    const { rows, ...page } = pageOf<MessageRow>(
      call.world.database,
      {
        select: '*',
        from: 'FROM messages WHERE user_id = :userId AND (:type IS NULL OR type = :type)',
        orderBy: 'at DESC, number DESC',
        values: { userId: call.userId, type: type ?? null },
      },
      paging,
    )
    const list = rows.map((row) => message(call, row))
    return { list, ...page, unread: unread(call.world, call.userId) }
  },

  markMessagesRead: (call, form) => {
    const { world, userId } = call
    limitTries(world, `mark messages ${userId}`, rules.limits.markMessagesRead)
    const marked = form.id === undefined ? markAll(call, form.type) : markOne(call, form.id)
    return { marked, unread: unread(world, userId) }
  },
} satisfies Partial<Handlers>

/** How many messages a user has not read. */
export function unreadCount({ database }: World, userId: number): number {
  return database.one<{ count: number }>(
    'SELECT count(*) AS count FROM messages WHERE user_id = :userId AND read_at IS NULL',
    { userId },
  ).count
}

interface MessageRow {
  number: number
  type: MessageType
  event: string
  values: string
  link: string | null
  record_id: string | null
  read_at: number | null
  at: number
}

function message({ language }: UserCall, row: MessageRow): PersonalMessage {
  const values = JSON.parse(row.values) as TextValues
  return {
    id: recordId('ms', row.number),
    type: row.type,
    title: text(language, `message.${row.event}.title`, values),
    text: text(language, `message.${row.event}.text`, values),
    read: row.read_at !== null,
    link: row.link,
    record_id: row.record_id,
    created_at: row.at,
  }
}

/** What is unread of each type, in the order of the contract; types without any are left out. */
function unread(world: World, userId: number): UnreadMessages {
  const counts = world.database.all<{ type: MessageType; count: number }>(
    `SELECT type, count(*) AS count FROM messages
     WHERE user_id = :userId AND read_at IS NULL GROUP BY type`,
    { userId },
  )
  const types = Object.values(MessageType)
  return {
    total: unreadCount(world, userId),
    by_type: counts.toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type)),
  }
}

function markOne(call: UserCall, id: string): number {
  const { database } = call.world
  const number = recordNumber('ms', id)
  requireRow(database, 'messages', { number, user_id: call.userId })
  return database.run(
    'UPDATE messages SET read_at = :now WHERE number = :number AND read_at IS NULL',
    { number, now: call.now },
  ).changes
}

function markAll(call: UserCall, type: MessageType | undefined): number {
  return call.world.database.run(
    `UPDATE messages SET read_at = :now
     WHERE user_id = :userId AND read_at IS NULL AND (:type IS NULL OR type = :type)`,
    { now: call.now, userId: call.userId, type: type ?? null },
  ).changes
}
