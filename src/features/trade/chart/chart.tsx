import type { ReactNode } from 'react'
import { memo, useMemo, useRef, useState } from 'react'
import type { PriceAlert, Quote, TradeOrder } from '@/generated/h5.schemas.ts'
import { PageMarks } from '@/shell/page-marks.tsx'
import { cx } from '@/ui/cx.ts'
import type { CandleFeed, FeedState } from './candle-feed.ts'
import styles from './chart.module.css'
import { ChartLegend } from './chart-legend.tsx'
import type { ChartSettings } from './chart-settings.ts'
import { withoutSubplots } from './chart-settings.ts'
import { ChartTools, IndicatorChoice, IntervalChoice, ZoomButtons } from './chart-tools.tsx'
import { useChartLabel } from './chart-words.ts'
import { Drawing } from './drawing.tsx'
import { useCandleFeed } from './use-candle-feed.ts'
import { useEngine } from './use-engine.ts'
import { useFullScreen } from './use-full-screen.ts'

export interface KLineChartProps {
  symbol: string
  /** The product's name, for screen readers and the full screen. */
  name: string
  /** Decimals of the product's price. */
  precision: number
  /** The product's live quote, as often as it comes; undefined while there is none. */
  quote: Quote | undefined
  /** The quote is older than it may be, or cannot be refreshed: the last price says so. */
  outOfDate: boolean
  /** The user's open orders of this product. */
  orders: readonly TradeOrder[]
  /** Results that were not looked at, of whatever product. */
  results: readonly TradeOrder[]
  /** They are orders with practice money, which each of their sums says. */
  isPractice: boolean
  /** The user's price alerts of this product. */
  alerts: readonly PriceAlert[]
  /** Whether a price of the chart can be made an alert. */
  offersAlerts: boolean
  /** An order of this product runs, or its result was not put away yet. */
  followed: boolean
  /** Whether any order runs is known: until then a phone on its side opens no whole screen over its ticks. */
  ordersKnown: boolean
  isFull: boolean
  onFull: (isFull: boolean) => void
  /** Below the chart on the whole screen: the running order, and the buttons of another one. */
  trade: ReactNode
}

interface ChartProps extends KLineChartProps {
  settings: ChartSettings
  onChoose: (settings: ChartSettings) => void
}

/** The chart: in the page its drawing alone, on the whole screen with all choices. */
export function Chart({ quote, ...product }: ChartProps) {
  const { feed, state } = useCandleFeed(product.symbol, product.settings.interval, quote)
  return <ChartFrame {...product} feed={feed} state={state} />
}

interface ChartFrameProps extends Omit<ChartProps, 'quote'> {
  feed: CandleFeed
  state: FeedState
}

/** A live price moves the drawing, and nothing of this. */
const ChartFrame = memo(function ChartFrame({
  symbol,
  name,
  precision,
  outOfDate,
  orders,
  isPractice,
  alerts,
  offersAlerts,
  settings,
  onChoose,
  ordersKnown,
  isFull,
  onFull,
  trade,
  feed,
  state,
}: ChartFrameProps) {
  const label = useChartLabel(name)
  const frame = useRef<HTMLElement>(null)
  const [showsTable, setShowsTable] = useState(false)
  useFullScreen(frame, isFull, onFull, ordersKnown)
  const { interval, indicators } = settings
  // In the page there is no room for parts of their own.
  const shown = useMemo(() => (isFull ? settings : withoutSubplots(settings)), [isFull, settings])
  const { ref, engine } = useEngine({ precision, settings: shown, outOfDate, feed })

  return (
    <section
      ref={frame}
      className={cx(styles.chart, isFull && styles.full)}
      {...(isFull && { role: 'dialog', 'aria-modal': true })}
      aria-label={label}
    >
      {isFull ? (
        <>
          <div className={styles.marks}>
            <PageMarks />
          </div>
          <IntervalChoice
            value={interval}
            onChange={(next) => onChoose({ ...settings, interval: next })}
          />
          <div className={styles.head}>
            {engine ? (
              <ChartLegend engine={engine} interval={interval} precision={precision} />
            ) : (
              <div />
            )}
            <ChartTools
              settings={settings}
              onChange={onChoose}
              showsTable={showsTable}
              onTable={setShowsTable}
              onLeave={() => onFull(false)}
            />
          </div>
        </>
      ) : null}
      <Drawing
        canvas={ref}
        engine={engine}
        name={name}
        settings={shown}
        precision={precision}
        orders={orders}
        isPractice={isPractice}
        alerts={alerts}
        alertsOf={offersAlerts ? symbol : null}
        outOfDate={outOfDate}
        state={state}
        onRetry={feed.retry}
        showsTable={isFull && showsTable}
        isFull={isFull}
      />
      {isFull ? (
        <div className={styles.foot}>
          <IndicatorChoice
            value={indicators}
            onChange={(next) => onChoose({ ...settings, indicators: next })}
          />
          <ZoomButtons onZoom={(factor) => engine?.zoomBy(factor)} />
        </div>
      ) : null}
      {isFull ? <div className={styles.trade}>{trade}</div> : null}
    </section>
  )
})
