import type { Refusal } from '@/api/envelope.ts'
import { refusalOf } from '@/api/envelope.ts'
import { useOnline } from '@/components/use-online.ts'
import { getListQuotesQueryKey, listQuotes, useListQuotes } from '@/generated/market/market.ts'
import type { ListQuotesDone } from '@/generated/model/list-quotes-done.ts'
import type { Quote } from '@/generated/model/quote.ts'
import { mergeQuotes } from './live-quote-rules.ts'

/** Refetch interval in milliseconds, also after a failure. */
const POLL = 1_000
const POLL_AFTER_FAILURE = 3_000

/** Thrown for a refusal, so that the query keeps its last data. */
class QuotesRefusedError extends Error {
  override name = 'QuotesRefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.msg)
    this.refusal = refusal
  }
}

/** The quotes as they come, or why there are none. */
export type LiveQuotes =
  | { state: 'waiting' }
  | { state: 'refused'; refusal: Refusal; retry: () => void }
  | { state: 'failed'; error: unknown; pending: boolean; retry: () => void }
  /** `failing`: the list cannot be refreshed just now. Offline there is nothing to retry. */
  | { state: 'live'; list: readonly Quote[]; failing: boolean; retry: (() => void) | null }

/** How all quotes are asked for once. */
export const quotesQuery = {
  queryKey: getListQuotesQueryKey(),
  queryFn: askForQuotes,
  // The next poll is the retry.
  retry: false,
}

/**
 * Polls all quotes each second while the page is visible and online, and at once when it becomes
 * so. A refusal is thrown, so that the last good quotes stay.
 */
export function useLiveQuotes(): LiveQuotes {
  const online = useOnline()
  const query = useListQuotes({
    query: {
      ...quotesQuery,
      structuralSharing: joinQuotes,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        if (!online) return false
        return state.status === 'error' ? POLL_AFTER_FAILURE : POLL
      },
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  })
  const { data, error, refetch } = query
  const retry = () => void refetch()

  if (data?.code === 1) {
    return {
      state: 'live',
      list: data.data.list,
      failing: error !== null || !online,
      retry: online ? retry : null,
    }
  }
  if (error instanceof QuotesRefusedError) {
    return { state: 'refused', refusal: error.refusal, retry }
  }
  if (error) return { state: 'failed', error, pending: query.isFetching, retry }
  return { state: 'waiting' }
}

async function askForQuotes({ signal }: { signal: AbortSignal }) {
  const answer = await listQuotes(signal)
  if (answer.code === 0) throw new QuotesRefusedError(refusalOf(answer))
  return answer
}

function joinQuotes(known: unknown, incoming: unknown): unknown {
  return isDone(known) && isDone(incoming) ? mergeQuotes(known, incoming) : incoming
}

/** The cache holds what {@link askForQuotes} let pass: quotes, or the end of a session. */
function isDone(answer: unknown): answer is ListQuotesDone {
  return (answer as ListQuotesDone | undefined)?.code === 1
}
