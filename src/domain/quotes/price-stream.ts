import type { QueryClient } from '@tanstack/react-query'
import type { Timed } from '@/api/answer-time.ts'
import type { PriceEvent, QuoteList } from '@/generated/h5.schemas.ts'
import { getListQuotesQueryKey } from '@/generated/market/market.ts'
import { createEmitter } from '@/platform/emitter.ts'
import type { StreamedQuotes } from './streamed-quotes.ts'
import { afterEvent, withStreamed } from './streamed-quotes.ts'
import { ALL, covers, union } from './symbols.ts'

/** Milliseconds for which the stream outlives who wanted it: the next page may want it, too. */
const LINGER_MS = 2_000

const changes = createEmitter()
let flows = false
/** What is wanted now, by whoever wants it: symbols as a query has them. */
const wants = new Set<{ symbols: string }>()
let stream: { symbols: string; stop: () => void } | undefined
/** The server has no stream after all, or something on the way holds it back: it is left alone. */
let isUseless = false
let lingering: ReturnType<typeof setTimeout> | undefined

/** Whether the stream brings the quotes, so that nobody has to ask for them; for `useSyncExternalStore`. */
export const pricesFlow = () => flows
export const subscribePricesFlow = changes.subscribe

function setFlows(now: boolean) {
  if (flows === now) return
  flows = now
  changes.emit()
}

/**
 * Brings the quotes of these symbols, of all with `ALL`, into the cache as they change, for as long as
 * anybody wants them: one stream, for what is wanted together. Returns how to stop.
 */
export function watchPrices(queryClient: QueryClient, symbols: string): () => void {
  const want = { symbols }
  wants.add(want)
  if (!isUseless && !covers(stream?.symbols, symbols)) begin(queryClient)
  return () => {
    wants.delete(want)
    clearTimeout(lingering)
    lingering = setTimeout(() => {
      if (stream && stream.symbols !== wanted()) begin(queryClient)
    }, LINGER_MS)
  }
}

const wanted = () => union([...wants].map(({ symbols }) => symbols))

/** Begins the stream of what is wanted now, in place of the one before. */
function begin(queryClient: QueryClient): void {
  stream?.stop()
  stream = undefined
  const symbols = wanted()
  if (symbols === undefined || isUseless) return
  let end: (() => void) | undefined
  let isOver = false
  // The reader of streams comes when it is needed: no page waits for it.
  import('@/api/stream.ts')
    .then(({ keepStream }) => {
      const query: Record<string, string> = symbols === ALL ? {} : { symbols }
      if (!isOver) end = keepStream<PriceEvent>('watchPrices', { query }, listener(queryClient))
    })
    // Without it the quotes are asked for.
    .catch(() => undefined)
  stream = {
    symbols,
    stop: () => {
      isOver = true
      end?.()
    },
  }
}

function listener(queryClient: QueryClient) {
  let quotes: StreamedQuotes = new Map()
  return {
    onFlow: setFlows,
    onUseless: () => {
      isUseless = true
    },
    onEvent: (event: PriceEvent, id: string) => {
      // biome-ignore lint/plugin: a Unix second
      const second = Number(id)
      quotes = afterEvent(quotes, event, second)
      // The list itself is that of the first answer, in its order. What no page shows may be of other products.
      queryClient.setQueriesData<Timed<QuoteList>>(
        { queryKey: getListQuotesQueryKey(), type: 'active' },
        (known) => known && withStreamed(known, quotes, second),
      )
    },
  }
}
