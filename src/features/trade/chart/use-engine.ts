import type { RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/model/candle-interval.ts'
import type { CandleFeed } from './candle-feed.ts'
import { chartFormat } from './chart-format.ts'
import type { ChartSettings } from './chart-settings.ts'
import { ChartEngine } from './engine.ts'
import { readLook, watchLook } from './look.ts'

export interface UseEngineOptions {
  symbol: string
  precision: number
  settings: ChartSettings
  outOfDate: boolean
  feed: CandleFeed
}

/** Draws the feed's candles into the element of `ref`; null until that is in the page. */
export function useEngine({ symbol, precision, settings, outOfDate, feed }: UseEngineOptions): {
  ref: RefObject<HTMLDivElement | null>
  engine: ChartEngine | null
} {
  const { locale } = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  const format = useMemo(() => chartFormat(locale), [locale])
  const [engine, setEngine] = useState<ChartEngine | null>(null)
  const { interval, kind, indicators } = settings

  // Kind and indicators have effects of their own: a change of them must not begin anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present ones are where it begins
  useEffect(() => {
    const container = ref.current
    if (!container) return
    const look = readLook(container)
    const made = new ChartEngine(container, { look, format, precision, kind, indicators })
    setEngine(made)
    const endWatch = watchLook(() => made.setLook(readLook(container)))
    return () => {
      endWatch()
      made.destroy()
      setEngine(null)
    }
  }, [format, precision])

  useEffect(() => engine?.setKind(kind), [engine, kind])
  useEffect(() => engine?.setIndicators(indicators), [engine, indicators])
  useEffect(() => engine?.setOutOfDate(outOfDate), [engine, outOfDate])

  useEffect(() => {
    if (!engine) return
    const show = () => engine.replace(candleSet(symbol, interval, feed))
    if (feed.candles.length > 0) show()
    return feed.follow((change) => {
      if (change.kind === 'replaced') show()
      else engine.update(change.candles)
    })
  }, [engine, feed, symbol, interval])

  return { ref, engine }
}

function candleSet(symbol: string, interval: CandleInterval, feed: CandleFeed) {
  return {
    symbol,
    interval,
    candles: feed.candles,
    hasMore: feed.hasMore,
    loadOlder: async () => ({ candles: await feed.older(), hasMore: feed.hasMore }),
  }
}
