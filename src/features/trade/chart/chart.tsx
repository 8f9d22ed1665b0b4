import { memo, useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { PageMarks } from '@/components/page-marks.tsx'
import { cx } from '@/ui/cx.ts'
import type { CandleFeed, FeedState } from './candle-feed.ts'
import styles from './chart.module.css'
import { ChartLegend } from './chart-legend.tsx'
import type { ChartSettings } from './chart-settings.ts'
import { readChartSettings, storeChartSettings } from './chart-settings.ts'
import { ChartTools, IndicatorChoice, IntervalChoice, ZoomButtons } from './chart-tools.tsx'
import { Drawing } from './drawing.tsx'
import type { KLineChartProps } from './k-line.tsx'
import { useCandleFeed } from './use-candle-feed.ts'
import { useEngine } from './use-engine.ts'
import { useFullScreen } from './use-full-screen.ts'

/** The chart with its choices; {@link KLineChartProps} say what it needs. */
export function Chart({ quote, ...product }: KLineChartProps) {
  const [settings, setSettings] = useState(readChartSettings)
  const { feed, state } = useCandleFeed(product.symbol, settings.interval, quote)
  const choose = useCallback((next: ChartSettings) => {
    setSettings(next)
    storeChartSettings(next)
  }, [])
  return <ChartFrame {...product} settings={settings} onChoose={choose} feed={feed} state={state} />
}

interface ChartFrameProps extends Omit<KLineChartProps, 'quote'> {
  settings: ChartSettings
  onChoose: (settings: ChartSettings) => void
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
  settings,
  onChoose,
  feed,
  state,
}: ChartFrameProps) {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  const [showsTable, setShowsTable] = useState(false)
  const { isFull, setFull } = useFullScreen(frame)
  const { interval, indicators } = settings
  const { ref, engine } = useEngine({ symbol, precision, settings, outOfDate, feed })

  return (
    <section
      ref={frame}
      className={cx(styles.chart, isFull && styles.full)}
      {...(isFull && { role: 'dialog', 'aria-modal': true })}
      aria-label={intl.formatMessage(
        {
          id: 'trade.chart.label',
          defaultMessage: 'Chart of {name}',
          description: 'Name of the part of the page with the chart, for screen readers.',
        },
        { name },
      )}
    >
      {isFull ? (
        <div className={styles.marks}>
          <PageMarks />
        </div>
      ) : null}
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
          isFull={isFull}
          onFull={setFull}
        />
      </div>
      <Drawing
        canvas={ref}
        engine={engine}
        name={name}
        settings={settings}
        precision={precision}
        orders={orders}
        outOfDate={outOfDate}
        state={state}
        onRetry={feed.retry}
        showsTable={showsTable}
        isFull={isFull}
      />
      <div className={styles.foot}>
        <IndicatorChoice
          value={indicators}
          onChange={(next) => onChoose({ ...settings, indicators: next })}
        />
        <ZoomButtons onZoom={(factor) => engine?.zoomBy(factor)} />
      </div>
    </section>
  )
})
