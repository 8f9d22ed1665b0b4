import type { QueryClient } from '@tanstack/react-query'
import { publishUnreadCount } from '@/components/unread-count.ts'
import type { GetUserQueryResult } from '@/generated/account/account.ts'
import { getGetUserQueryKey } from '@/generated/account/account.ts'

/** Hands the count of unread messages on to the tab bar, which does without the data layer. */
export function watchUnread(queryClient: QueryClient): () => void {
  const queryKey = getGetUserQueryKey()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKey[0]) return
    const answer = queryClient.getQueryData<GetUserQueryResult>(queryKey)
    publishUnreadCount(answer?.code === 1 ? answer.data.unread_count : 0)
  })
}
