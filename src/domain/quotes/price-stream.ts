import type { QueryClient } from '@tanstack/react-query'
import type { Timed } from '@/api/answer-time.ts'
import type { PriceEvent, QuoteList } from '@/generated/h5.schemas.ts'
import { getListQuotesQueryKey } from '@/generated/market/market.ts'
import { createEmitter } from '@/lib/emitter.ts'
import type { StreamedQuotes } from './streamed-quotes.ts'
import { afterEvent, withStreamed } from './streamed-quotes.ts'

/** Milliseconds for which the stream outlives its last page: the next one may want it, too. */
const LINGER_MS = 2_000

const changes = createEmitter()
let flows = false
let users = 0
let stop: (() => void) | undefined
let lingering: ReturnType<typeof setTimeout> | undefined

/** Whether the stream brings the quotes, so that nobody has to ask for them; for `useSyncExternalStore`. */
export const pricesFlow = () => flows
export const subscribePricesFlow = changes.subscribe

function setFlows(now: boolean) {
  if (flows === now) return
  flows = now
  changes.emit()
}

/** Brings the quotes into the cache as they change, for as long as anybody wants it. Returns how to stop. */
export function watchPrices(queryClient: QueryClient): () => void {
  clearTimeout(lingering)
  users += 1
  stop ??= begin(queryClient)
  return () => {
    users -= 1
    if (users > 0) return
    lingering = setTimeout(() => {
      stop?.()
      stop = undefined
    }, LINGER_MS)
  }
}

/** The reader of streams comes when it is needed: no page waits for it. */
function begin(queryClient: QueryClient): () => void {
  let end: (() => void) | undefined
  let isOver = false
  import('@/api/stream.ts')
    .then(({ keepStream }) => {
      if (!isOver) end = keepStream<PriceEvent>('watchPrices', {}, listener(queryClient))
    })
    // Without it the quotes are asked for.
    .catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}

function listener(queryClient: QueryClient) {
  let quotes: StreamedQuotes = new Map()
  return {
    onFlow: setFlows,
    onEvent: (event: PriceEvent, second: string) => {
      quotes = afterEvent(quotes, event)
      // The list itself is that of the first answer, in its order.
      queryClient.setQueryData<Timed<QuoteList>>(
        getListQuotesQueryKey(),
        // biome-ignore lint/plugin: a Unix second
        (known) => known && withStreamed(known, quotes, Number(second)),
      )
    },
  }
}
