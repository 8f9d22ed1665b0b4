import type { QueryClient } from '@tanstack/react-query'
import { currentToken } from '@/api/session.ts'
import { onReadElsewhere } from '@/api/unread-channel.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'
import { getListMessagesInfiniteQueryKey } from '@/generated/messages/messages.ts'

/** Reads the messages and their count again when another tab has read messages. */
export function watchUnread(queryClient: QueryClient): () => void {
  return onReadElsewhere(() => {
    if (currentToken() === null) return
    void queryClient.invalidateQueries({ queryKey: getGetUserQueryKey() })
    void queryClient.invalidateQueries({ queryKey: getListMessagesInfiniteQueryKey() })
  })
}
