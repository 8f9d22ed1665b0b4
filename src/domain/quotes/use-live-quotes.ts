import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Timed } from '@/api/answer-time.ts'
import { timed } from '@/api/answer-time.ts'
import { SessionEndedError } from '@/api/errors.ts'
import { clocksDiffer } from '@/api/server-clock.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Quote, QuoteList } from '@/generated/h5.schemas.ts'
import { getListQuotesQueryKey, listQuotes } from '@/generated/market/market.ts'
import { useOnline } from '@/shell/use-online.ts'
import { mergeQuotes } from './live-quote-rules.ts'
import { pricesFlow, subscribePricesFlow, watchPrices } from './price-stream.ts'
import { ALL, joined } from './symbols.ts'

/** Refetch interval in milliseconds, also after a failure. */
const REFETCH_MS = 1_000
const REFETCH_AFTER_FAILURE_MS = 3_000

/** The quotes as they come, or why there are none. */
export type LiveQuotes =
  | { state: 'waiting' }
  /** Refused, or no answer. */
  | { state: 'failed'; error: unknown; pending: boolean; retry: () => void }
  /** `failing`: the list cannot be refreshed just now. Offline there is nothing to retry. */
  | { state: 'live'; list: readonly Quote[]; failing: boolean; retry: (() => void) | null }

/** The quotes of some products, or of all; each answer is joined to the one before it. */
export const quotesQuery = (symbols?: readonly string[]) => {
  const params = symbols && { symbols: joined(symbols) }
  return queryOptions({
    queryKey: getListQuotesQueryKey(params),
    queryFn: ({ signal }) => timed(listQuotes(params, undefined, signal)),
    // Both come from the line above; what is kept for the next products is one and the same.
    structuralSharing: (known, incoming) =>
      known && known !== incoming
        ? mergeQuotes(known as Timed<QuoteList>, incoming as Timed<QuoteList>)
        : incoming,
    // The next poll is the retry.
    retry: false,
  })
}

/**
 * The quotes of some products, or of all, while the page is visible and online: streamed where the server has
 * a stream and it flows, polled each second otherwise, and read at once when the page becomes visible or
 * online. A server that knows no `symbols` answers all.
 */
export function useLiveQuotes(symbols?: readonly string[]): LiveQuotes {
  const online = useOnline()
  const flows = usePriceStream(symbols ? joined(symbols) : ALL)
  // A stream does not tell how late it is by now, and may be dead without a sign of it.
  const hasSlept = useSyncExternalStore(subscribeSeconds, clocksDiffer)
  const { data, error, isFetching, refetch } = useQuery({
    ...quotesQuery(symbols),
    // With one product more or less, those that were there stay.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!online || (flows && !hasSlept && state.data)) return false
      return state.status === 'error' ? REFETCH_AFTER_FAILURE_MS : REFETCH_MS
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const retry = () => void refetch()

  if (data) {
    return {
      state: 'live',
      list: data.data.list,
      failing: error !== null || !online,
      retry: online ? retry : null,
    }
  }
  // Asked again without the session that is over.
  if (error && !(error instanceof SessionEndedError)) {
    return { state: 'failed', error, pending: isFetching, retry }
  }
  return { state: 'waiting' }
}

function subscribeSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1_000)
  return () => clearInterval(timer)
}

/** Keeps the stream of prices, where the server has one. Whether it flows. */
function usePriceStream(symbols: string): boolean {
  const queryClient = useQueryClient()
  const isThere = useSiteInfo()?.streams?.includes('prices') ?? false
  useEffect(
    () => (isThere ? watchPrices(queryClient, symbols) : undefined),
    [queryClient, isThere, symbols],
  )
  return useSyncExternalStore(subscribePricesFlow, pricesFlow)
}
