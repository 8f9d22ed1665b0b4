import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { PageMarks } from '@/components/page-marks.tsx'
import { cx } from '@/ui/cx.ts'
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
export function Chart({ symbol, name, precision, quote, outOfDate, orders }: KLineChartProps) {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  const [settings, setSettings] = useState(readChartSettings)
  const [showsTable, setShowsTable] = useState(false)
  const { isFull, setFull } = useFullScreen(frame)
  const { interval, indicators } = settings
  const { feed, state } = useCandleFeed(symbol, interval, quote)
  const { ref, engine } = useEngine({ symbol, precision, settings, outOfDate, feed })

  function choose(next: ChartSettings) {
    setSettings(next)
    storeChartSettings(next)
  }

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
        onChange={(next) => choose({ ...settings, interval: next })}
      />
      <div className={styles.head}>
        {engine ? (
          <ChartLegend engine={engine} interval={interval} precision={precision} />
        ) : (
          <div />
        )}
        <ChartTools
          settings={settings}
          onChange={choose}
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
          onChange={(next) => choose({ ...settings, indicators: next })}
        />
        <ZoomButtons onZoom={(factor) => engine?.zoomBy(factor)} />
      </div>
    </section>
  )
}
