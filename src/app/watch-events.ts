import type { Query, QueryClient } from '@tanstack/react-query'
import { setEventsFlow } from '@/api/events-flow.ts'
import type { UserEvent } from '@/generated/h5.schemas.ts'
import { staleAfterEvent } from '@/generated/streams.ts'
import { REVIEW_KEY } from '@/patterns/money-flow/page/use-review.ts'

/**
 * Refetches what an event of the user's stream says has changed, from a server that has that stream. An event
 * decides nothing by itself, also not that the session is over: the refetch does. `onEvent` is called once the
 * visible queries are being refetched. Returns an unsubscribe function.
 */
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
