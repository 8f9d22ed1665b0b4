import type { QueryClient } from '@tanstack/react-query'
import { notifyManager } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { callKey } from './example-choices'
import { seenCalls, subscribeSeenCalls } from './seen-calls'

/** The reads that something on the screen uses now, also those that the cache answered. */
function activeReads(queryClient: QueryClient): string[] {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey }) =>
      queryKey.flatMap((part) =>
        typeof part === 'string' && part.startsWith('/api/')
          ? [callKey({ method: 'GET', path: part })]
          : [],
      ),
    )
}

/** Keys of the calls that the screen in sight made, the most recent first. */
export function useScreenCalls(queryClient: QueryClient): string[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [
        subscribeSeenCalls(onChange),
        // Queries come and go while React renders.
        queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
      ]
      window.addEventListener('popstate', onChange)
      return () => {
        for (const stop of stops) stop()
        window.removeEventListener('popstate', onChange)
      }
    },
    [queryClient],
  )
  // A string: a new array would count as a change each time.
  const snapshot = () => [...new Set([...seenCalls(), ...activeReads(queryClient)])].join('\n')
  const keys = useSyncExternalStore(subscribe, snapshot)
  return keys === '' ? [] : keys.split('\n')
}
