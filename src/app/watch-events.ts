import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { setEventsFlow } from '@/api/events-flow.ts'
import { currentToken, subscribeSession } from '@/api/session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { staleAfterEvent } from '@/generated/streams.ts'

/**
 * Reads again what an event of the user's stream says has changed, where the server has that stream. An
 * event decides nothing by itself, also not that the session is over: the read that it leads to does.
 */
export function useEventStream(queryClient: QueryClient): void {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  const isThere = useSiteInfo()?.streams?.includes('events') ?? false
  useEffect(
    () => (isThere && token !== null ? watchEvents(queryClient, token) : undefined),
    [queryClient, isThere, token],
  )
}

/** Exported for its test. Returns how to stop. */
export function watchEvents(queryClient: QueryClient, token: string): () => void {
  const readAgain = (type: string) => {
    const stale = staleAfterEvent[type] ?? []
    const isStale = ({ queryKey }: Query) => queryKey.some((part) => stale.includes(String(part)))
    void queryClient.invalidateQueries({ predicate: isStale })
  }
  let end: (() => void) | undefined
  let isOver = false
  import('@/api/stream.ts')
    .then(({ keepStream }) => {
      if (isOver) return
      end = keepStream<UserEvent>(
        'watchEvents',
        { token },
        {
          onEvent: ({ type }) => readAgain(type),
          onRefused: () => readAgain('session_ended'),
          onFlow: setEventsFlow,
        },
      )
    })
    // Without it what happened is found by the reads of each page.
    .catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}
