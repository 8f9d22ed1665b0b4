import type { RefObject } from 'react'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CandleFeed } from './candle-feed.ts'
import { chartFormat } from './chart-format.ts'
import type { ChartSettings } from './chart-settings.ts'
import { ChartEngine } from './engine.ts'
import { readLook, watchLook } from './look.ts'

export interface UseEngineOptions {
  precision: number
  settings: ChartSettings
  outOfDate: boolean
  feed: CandleFeed
}

/** Draws the feed's candles into the element of `ref`; null until that is in the page. */
export function useEngine({ precision, settings, outOfDate, feed }: UseEngineOptions): {
  ref: RefObject<HTMLDivElement | null>
  engine: ChartEngine | null
} {
  const { locale } = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  const format = useMemo(() => chartFormat(locale), [locale])
  const [engine, setEngine] = useState<ChartEngine | null>(null)
  const { kind, indicators } = settings

  // Kind and indicators have effects of their own: a change of them must not begin anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present ones are where it begins
  useEffect(() => {
    const container = ref.current
    if (!container) return
    let end = () => {}
    // In a task of its own: the library takes as long to begin as the page around it.
    const timer = setTimeout(() => {
      const look = readLook(container)
      const made = new ChartEngine(container, { look, format, precision, kind, indicators })
      const endWatch = watchLook(() => made.setLook(readLook(container)))
      end = () => {
        endWatch()
        made.destroy()
        setEngine(null)
      }
      startTransition(() => setEngine(made))
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [format, precision])

  useEffect(() => engine?.setKind(kind), [engine, kind])
  useEffect(() => engine?.setIndicators(indicators), [engine, indicators])
  useEffect(() => engine?.setOutOfDate(outOfDate), [engine, outOfDate])

  useEffect(() => {
    if (!engine) return
    if (feed.candles.length > 0) engine.replace(feed)
    return feed.follow((change) => {
      if (change.kind === 'replaced') engine.replace(feed)
      else engine.update(change.candles)
    })
  }, [engine, feed])

  return { ref, engine }
}
