import type { QueryClient } from '@tanstack/react-query'
import { currentToken } from '@/api/session.ts'
import { onReadElsewhere } from '@/components/unread-channel.ts'
import { publishUnreadCount } from '@/components/unread-count.ts'
import type { GetUserQueryResult } from '@/generated/account/account.ts'
import { getGetUserQueryKey, getGetUserQueryOptions } from '@/generated/account/account.ts'
import { getListMessagesInfiniteQueryKey } from '@/generated/messages/messages.ts'

/**
 * Hands the count of unread messages on to the tab bar, which does without the data layer, and
 * keeps it true: it is read again when another tab has read messages, and when this one is looked
 * at again.
 */
export function watchUnread(queryClient: QueryClient): () => void {
  const queryKey = getGetUserQueryKey()

  function followOtherTab() {
    if (currentToken() === null) return
    // The tab bar shows the count also where no page on it asks for the user.
    void queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
    void queryClient.invalidateQueries({ queryKey: getListMessagesInfiniteQueryKey() })
  }

  function lookAgain() {
    if (document.visibilityState !== 'visible' || currentToken() === null) return
    void queryClient.prefetchQuery(getGetUserQueryOptions())
  }

  const stops = [
    onReadElsewhere(followOtherTab),
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== queryKey[0]) return
      const answer = queryClient.getQueryData<GetUserQueryResult>(queryKey)
      publishUnreadCount(answer?.code === 1 ? answer.data.unread_count : 0)
    }),
  ]
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    document.removeEventListener('visibilitychange', lookAgain)
    for (const stop of stops) stop()
  }
}
