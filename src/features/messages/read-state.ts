import type { InfiniteData } from '@tanstack/react-query'
import type {
  MarkMessagesReadForm,
  PersonalMessage,
  UnreadMessages,
} from '@/generated/h5.schemas.ts'
import type { ListMessagesQueryResult } from '@/generated/messages/messages.ts'
import { paths, projectPath, purchasePath, tradePath } from '@/lib/paths.ts'

/** A list of messages as the cache keeps it. */
export type MessagePages = InfiniteData<ListMessagesQueryResult, unknown>

/** Whether marking as read was about this message. */
function isMarked(message: PersonalMessage, form: MarkMessagesReadForm): boolean {
  if (form.scope === 'one') return message.id === form.id
  return form.type === undefined || message.type === form.type
}

/** The list after marking, with the server's count of what is left; the same object for no list. */
export function withRead(
  pages: MessagePages | undefined,
  form: MarkMessagesReadForm,
  unread: UnreadMessages,
): MessagePages | undefined {
  if (!pages) return pages
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread,
      list: page.list.map((message) =>
        message.read || !isMarked(message, form) ? message : { ...message, read: true },
      ),
    })),
  }
}

/** The counts of the newest answer of a list; none while there is no answer. */
export function unreadOf(pages: MessagePages | undefined): UnreadMessages | undefined {
  return pages?.pages.at(-1)?.unread
}

/** How many are unread of one type, or of all. */
export function countOf(unread: UnreadMessages | undefined, type: string | undefined): number {
  if (!unread) return 0
  if (type === undefined) return unread.total
  return unread.by_type.find((one) => one.type === type)?.count ?? 0
}

/** The page that a message leads to: that of its record where the page shows one. */
export function targetOf({ link, record_id: record }: PersonalMessage): string | null {
  if (link === null || record === null) return link
  switch (link) {
    case paths.purchase:
      return purchasePath(record)
    case paths.projectDetails:
      return projectPath(record)
    case paths.trade:
      return tradePath(record)
    default:
      return link
  }
}
