import { lazy, Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import type { Quote } from '@/generated/model/quote.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { Card } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import styles from './chart.module.css'
import { readChartSettings } from './chart-settings.ts'
import { chartHeight } from './chart-size.ts'

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
}

/**
 * The k-line of a product with everything that belongs to it: lengths of candles, indicators, the
 * user's open orders, full screen, the candles as a table. It loads its candles itself and stands in
 * a file of its own; its place on the page has its height from the start.
 */
export function KLineChart(props: KLineChartProps) {
  const [attempt, setAttempt] = useState(0)
  // A retry asks for the file again: `lazy` would remember the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new component.
  const Chart = useMemo(
    () => lazy(() => import('./chart.tsx').then((module) => ({ default: module.Chart }))),
    [attempt],
  )
  return (
    <ErrorBoundary
      onRetry={() => setAttempt((before) => before + 1)}
      frame={(panel) => <Card>{panel}</Card>}
    >
      <Suspense fallback={<ChartLoading />}>
        <Chart {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ChartLoading() {
  const intl = useIntl()
  const [settings] = useState(readChartSettings)
  return (
    <Card padding="none" className={styles.chart}>
      <div className={styles.waiting}>
        <div style={{ blockSize: chartHeight(settings.indicators) }}>
          <Skeleton
            shape="block"
            label={intl.formatMessage({
              id: 'trade.chart.loading',
              defaultMessage: 'The chart is loading',
              description: 'Said by screen readers while the chart of a product loads.',
            })}
          />
        </div>
      </div>
    </Card>
  )
}
