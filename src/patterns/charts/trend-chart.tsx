import type { ReactNode } from 'react'
import { useState } from 'react'
import type { IntlShape } from 'react-intl'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { withMinus } from '@/lib/minus.ts'
import { formatMonthDay } from '@/lib/time.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { ChartBox, ChartLoading } from './chart-box.tsx'
import type { Axis, ChartPoint } from './chart-rules.ts'
import { axisOf, extremes, pointLabels, positionOf } from './chart-rules.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

// The drawings come with the chart library.
const AreaDrawing = loadable(
  async () => (await import('./drawings.tsx')).AreaDrawing,
  <ChartLoading />,
)

export interface TrendChartProps {
  /** The heading; it also names the drawing and the table. */
  title: string
  /** What a figure is: the heading of its column in the table. */
  valueLabel: string
  /** Oldest first; at least one. */
  points: readonly ChartPoint[]
  currency: string
  /** The zone of the days, the site's; the device's where it is absent. */
  timeZone?: string | undefined
  /** Starts the axis at zero, for earnings and other sums; balances zoom in on their movement. */
  fromZero?: boolean
  /** Shown in place of every figure while amounts are hidden; the course stays. */
  hidden?: ReactNode | undefined
  level?: 2 | 3
}

/** A figure over time as an area, with the same figures as a table at the press of a button. */
export function TrendChart(props: TrendChartProps) {
  const { title, level = 2 } = props
  const [asTable, setAsTable] = useState(false)
  return (
    <Section
      level={level}
      heading={title}
      action={
        <Button variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
          <FormattedMessage
            id="charts.trend.asTable"
            defaultMessage="{table, select, true {Show as chart} other {Show as table}}"
            description="Button beside the heading of a chart: shows its figures as a table, or as a chart while they are one (table is true)."
            values={{ table: asTable }}
          />
        </Button>
      }
    >
      <Card padding="none">
        {asTable ? <TrendTable {...props} /> : <TrendDrawing {...props} />}
      </Card>
    </Section>
  )
}

function TrendDrawing({ points, currency, timeZone, fromZero, hidden, title }: TrendChartProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const labels = pointLabels(points, timeZone)
  const axis = axisOf(
    points.map(({ value }) => positionOf(value)),
    fromZero === true,
  )
  return (
    <div className={styles.trend}>
      <ChartBox className={styles.box}>
        <AreaDrawing
          label={summaryOf(intl, { title, points, labels, currency, hidden }, format.money)}
          axis={axis}
          points={points.map(({ at, value }, index) => ({
            at,
            position: positionOf(value),
            label: labels[index] ?? '',
            figure: hidden ?? format.money(value, currency),
          }))}
          sayTick={hidden === undefined ? tickFormat(intl.locale, axis) : null}
          sayDay={(at: number) => formatMonthDay(at, timeZone)}
        />
      </ChartBox>
      {axis.domain[0] === 0 || axis.domain[1] === 0 ? null : (
        <p className={styles.mark}>
          <FormattedMessage
            id="charts.trend.cut"
            defaultMessage="The axis doesn't start at zero."
            description="Below a chart whose figures begin far from zero, so that small moves look large."
          />
        </p>
      )}
    </div>
  )
}

/** Round figures with as many digits as tell one from the next; short where they are large. */
function tickFormat(
  locale: string,
  { decimals, digits, domain }: Axis,
): (position: number) => string {
  const isLarge = Math.max(...domain.map(Math.abs)) >= LARGE
  const { format } = new Intl.NumberFormat(
    locale,
    isLarge
      ? { notation: 'compact', maximumSignificantDigits: Math.min(digits, MOST_DIGITS) }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  )
  return (position) => withMinus(format(position))
}

/** From this size on, axis labels use compact notation. */
const LARGE = 1_000_000
/** What `Intl` takes. */
const MOST_DIGITS = 21

interface Told {
  title: string
  points: readonly ChartPoint[]
  labels: readonly string[]
  currency: string
  hidden: ReactNode | undefined
}

/** The drawing in words: where it begins and ends, and between which figures it moved. */
function summaryOf(
  intl: IntlShape,
  { title, points, labels, currency, hidden }: Told,
  money: (value: string, currency: string) => string,
): string {
  const ends = extremes(points)
  const first = points[0]
  const last = points.at(-1)
  if (!ends || !first || !last || hidden !== undefined) return title
  return intl.formatMessage(
    {
      id: 'charts.trend.summary',
      defaultMessage:
        '{title}: {first} on {from}, {last} on {to}. Lowest {lowest}, highest {highest}.',
      description: 'Said by screen readers in place of a chart. The figures have their currency.',
    },
    {
      title,
      first: money(first.value, currency),
      from: labels[0] ?? '',
      last: money(last.value, currency),
      to: labels.at(-1) ?? '',
      lowest: money(ends.lowest.value, currency),
      highest: money(ends.highest.value, currency),
    },
  )
}

function TrendTable({ title, valueLabel, points, currency, timeZone, hidden }: TrendChartProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const labels = pointLabels(points, timeZone)
  return (
    <div className={styles.trend}>
      <ChartTable
        className={styles.box}
        caption={title}
        columns={[
          intl.formatMessage({
            id: 'charts.trend.day',
            defaultMessage: 'Day',
            description: 'Heading of the first column of the table of a chart.',
          }),
          `${valueLabel} (${currency})`,
        ]}
        // Newest first, like every list of records.
        rows={points
          .map(({ at, value }, index) => ({
            id: String(at),
            name: labels[index] ?? '',
            cells: [hidden ?? format.amount(value, currency)],
          }))
          .reverse()}
      />
    </div>
  )
}
