import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { setEventsFlow } from '@/api/events-flow.ts'
import { currentToken, subscribeSession } from '@/api/session.ts'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { staleAfterEvent } from '@/generated/streams.ts'
import { REVIEW_KEY } from '@/patterns/money-flow/use-review.ts'

/**
 * Reads again what an event of the user's stream says has changed, of a server that has that stream. An
 * event decides nothing by itself, also not that the session is over: the read that it leads to does.
 * `onEvent` is called once the reads that are in sight have begun.
 */
export function useEventStream(
  queryClient: QueryClient,
  onEvent: (event: UserEvent) => void,
): void {
  const token = useSyncExternalStore(subscribeSession, currentToken)
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    if (token === null) return
    return watchEvents(queryClient, token, (event) => hear(event))
  }, [queryClient, token])
}

/** Exported for its test. Returns how to stop. */
export function watchEvents(
  queryClient: QueryClient,
  token: string,
  onEvent: (event: UserEvent) => void,
): () => void {
  const readAgain = (type: string) => {
    const stale = staleAfterEvent[type] ?? []
    const isStale = ({ queryKey }: Query) =>
      queryKey[0] === REVIEW_KEY || queryKey.some((part) => stale.includes(String(part)))
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
          onEvent: (event) => {
            readAgain(event.type)
            onEvent(event)
          },
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
