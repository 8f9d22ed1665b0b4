import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Card, Section } from '@/ui/card.tsx'
import { ChartBox, ChartLoading } from './chart-box.tsx'
import type { ChartPart } from './chart-rules.ts'
import { positionOf, sharesOf } from './chart-rules.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

// The drawings come with the chart library.
const DonutDrawing = loadable(
  async () => (await import('./drawings.tsx')).DonutDrawing,
  <ChartLoading />,
)

export interface DonutChartProps {
  /** The heading; it also names the table. */
  title: string
  /** What a part is: the heading of its column. */
  partLabel: string
  /** At most four, in the order in which they are shown. */
  parts: readonly ChartPart[]
  total: Decimal
  totalLabel: string
  currency: string
  /** Shown in place of every amount while amounts are hidden; the shares stay. */
  hidden?: ReactNode | undefined
  level?: 2 | 3
}

/** Distinguishable in both themes; the order and the names identify them without colour. */
const COLOURS = ['var(--accent-text)', 'var(--series-1)', 'var(--series-3)', 'var(--series-2)']

const colourOf = (index: number) => COLOURS[index % COLOURS.length] ?? 'var(--text-3)'

/**
 * Parts of a whole as a ring. Its legend is a table of names, amounts and shares, always visible,
 * so that nothing depends on colour or touch.
 */
export function DonutChart(props: DonutChartProps) {
  const { title, partLabel, parts, total, totalLabel, currency, hidden, level = 2 } = props
  const intl = useIntl()
  const format = useMoneyFormat()
  const shares = sharesOf(parts, total)
  // A ring needs a positive total.
  const drawn = shares.some((part) => part !== null && signOf(part) > 0)
  return (
    <Section level={level} heading={title}>
      <Card>
        <div className={styles.donut}>
          {drawn ? (
            <ChartBox className={styles.square}>
              <DonutDrawing
                parts={parts.map(({ id, amount }, index) => ({
                  id,
                  position: positionOf(amount),
                  colour: colourOf(index),
                }))}
              />
            </ChartBox>
          ) : null}
          <ChartTable
            caption={title}
            columns={[
              partLabel,
              intl.formatMessage(
                {
                  id: 'charts.donut.amount',
                  defaultMessage: 'Amount ({currency})',
                  description: 'Heading of the column of amounts in the table of a chart.',
                },
                { currency },
              ),
              intl.formatMessage({
                id: 'charts.donut.share',
                defaultMessage: 'Share',
                description: 'Heading of the column of percentages in the table of a chart.',
              }),
            ]}
            rows={parts.map(({ id, label, amount }, index) => {
              const part = shares[index] ?? null
              return {
                id,
                name: <PartName label={label} colour={drawn ? colourOf(index) : null} />,
                cells: [
                  hidden ?? format.amount(amount, currency),
                  part === null ? '—' : format.rate(part, 1),
                ],
              }
            })}
            foot={{ name: totalLabel, cells: [hidden ?? format.amount(total, currency), ''] }}
          />
        </div>
      </Card>
    </Section>
  )
}

function PartName({ label, colour }: { label: string; colour: string | null }) {
  return (
    <span className={styles.part}>
      {colour === null ? null : (
        <span aria-hidden className={styles.swatch} style={{ background: colour }} />
      )}
      {label}
    </span>
  )
}
