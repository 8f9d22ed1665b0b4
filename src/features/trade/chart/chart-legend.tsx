import { useIntl } from 'react-intl'
import type { Candle, CandleInterval } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { withMinus } from '@/lib/minus.ts'
import type { Direction } from '@/ui/change.tsx'
import { cx } from '@/ui/cx.ts'
import { position } from './candle-series.ts'
import styles from './chart.module.css'
import { shortWords } from './chart-words.ts'
import type { ChartEngine } from './engine.ts'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'

export interface ChartLegendProps {
  engine: ChartEngine
  interval: CandleInterval
  precision: number
}

/** The prices of the candle under the crosshair, else of the newest one. */
export function ChartLegend({ engine, interval, precision }: ChartLegendProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { candle, isPointed } = useDrawing(engine, (drawing) => ({
    candle: drawing.candleAt(drawing.pointedIndex ?? drawing.lastIndex),
    isPointed: drawing.pointedIndex !== null,
  }))
  if (!candle) return <div className={styles.legend} />
  const { direction, rate } = changeOf(candle)
  return (
    <div className={styles.legend} aria-hidden>
      <span className={cx(styles.moment, isPointed && styles.pointed)}>
        {candleTime(candle.time, interval)}
      </span>
      <span className={cx(styles.rate, styles[direction])}>
        {withMinus(
          intl.formatNumber(rate, {
            style: 'percent',
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
            signDisplay: 'exceptZero',
          }),
        )}
      </span>
      {(['open', 'high', 'low', 'close'] as const).map((part) => (
        <span key={part} className={styles.figure}>
          <span className={styles.letter}>{intl.formatMessage(shortWords[part])}</span>
          {format.price(candle[part], precision)}
        </span>
      ))}
    </div>
  )
}

/** Which way a candle went, and by what share of its opening price. */
function changeOf({ open, close }: Candle): { direction: Direction; rate: number } {
  const order = compare(close, open)
  const from = position(open)
  const rate = from === 0 ? 0 : (position(close) - from) / from
  if (order === 0) return { direction: 'flat', rate: 0 }
  return { direction: order > 0 ? 'up' : 'down', rate }
}
