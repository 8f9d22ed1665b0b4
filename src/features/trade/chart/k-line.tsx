import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import styles from './chart.module.css'
import type { KLineChartProps } from './chart.tsx'
import type { ChartSettings } from './chart-settings.ts'
import { readChartSettings, storeChartSettings } from './chart-settings.ts'
import { useChartLabel } from './chart-words.ts'
import { TickChart } from './tick-chart.tsx'
import { ViewChoice } from './view-choice.tsx'

/** Whether the ticks are shown: by themselves while an order is followed, else by choice. */
function useTicksShown(followed: boolean) {
  const [view, setView] = useState({ followed, ticks: followed, chosen: false })
  if (view.followed !== followed) {
    setView({ ...view, followed, ticks: followed || view.chosen })
  }
  return [view.ticks, (ticks: boolean) => setView({ followed, ticks, chosen: ticks })] as const
}

const Chart = loadable(async () => (await import('./chart.tsx')).Chart, <ChartLoading />)

/**
 * The k-line of a product, as high as the page leaves room, with the choice of its candles; the whole
 * screen has everything else that belongs to it. It loads its candles itself and stands in a file of
 * its own.
 */
export function KLineChart(props: KLineChartProps) {
  const [settings, setSettings] = useState(readChartSettings)
  const { isFull, onFull } = props
  const [ticks, showTicks] = useTicksShown(props.followed)
  const label = useChartLabel(props.name)
  const choose = useCallback((next: ChartSettings) => {
    setSettings(next)
    storeChartSettings(next)
  }, [])
  return (
    <div className={styles.place}>
      <ViewChoice
        interval={settings.interval}
        value={ticks ? 'ticks' : settings.interval}
        onChange={(view) => {
          showTicks(view === 'ticks')
          if (view !== 'ticks') choose({ ...settings, interval: view })
        }}
        onFull={() => onFull(true)}
      />
      <div className={styles.room}>
        {ticks && !isFull ? (
          <section className={styles.chart} aria-label={label}>
            <TickChart {...props} />
          </section>
        ) : (
          <ErrorBoundary frame={(panel) => <div className={styles.chart}>{panel}</div>}>
            <Chart {...props} settings={settings} onChoose={choose} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}

function ChartLoading() {
  const intl = useIntl()
  return (
    <div className={styles.chart}>
      <Skeleton
        shape="block"
        label={intl.formatMessage({
          id: 'trade.chart.loading',
          defaultMessage: 'The chart is loading',
          description: 'Said by screen readers while the chart of a product loads.',
        })}
      />
    </div>
  )
}
