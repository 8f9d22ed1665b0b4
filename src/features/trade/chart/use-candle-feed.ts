import { CancelledError, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { timed } from '@/api/answer-time.ts'
import type { CandleInterval, Quote } from '@/generated/h5.schemas.ts'
import { listCandles } from '@/generated/market/market.ts'
import type { FeedState } from './candle-feed.ts'
import { CandleFeed } from './candle-feed.ts'
import { candlesQuery } from './candles-query.ts'

/** The candles of a product, which follow its live quote while the component is shown. */
export function useCandleFeed(
  symbol: string,
  interval: CandleInterval,
  quote: Quote | undefined,
): { feed: CandleFeed; state: FeedState } {
  const client = useQueryClient()
  const feed = useMemo(
    () =>
      new CandleFeed({
        symbol,
        interval,
        source: {
          page: (params) => {
            const ask = () => client.fetchQuery(candlesQuery(params))
            // A new language drops all answers on their way; prices are the same in each.
            return ask().catch((error: unknown) => {
              if (error instanceof CancelledError) return ask()
              throw error
            })
          },
          newest: (params, signal) => timed(listCandles(params, undefined, signal)),
        },
      }),
    [client, symbol, interval],
  )
  const state = useSyncExternalStore(feed.subscribe, feed.state)

  useEffect(() => {
    feed.start()
    return () => feed.stop()
  }, [feed])

  const isReady = state.step === 'ready'
  useEffect(() => {
    if (quote && isReady) feed.price(quote)
  }, [feed, quote, isReady])

  return { feed, state }
}
