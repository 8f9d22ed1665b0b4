import { useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/model/candle-interval.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { withMinus } from '@/lib/minus.ts'
import { cx } from '@/ui/cx.ts'
import { changeOf } from './candle-figures.ts'
import styles from './chart.module.css'
import { chartFormat } from './chart-format.ts'
import type { Indicator } from './chart-settings.ts'
import { indicatorWords, shortWords } from './chart-words.ts'
import type { ChartEngine } from './engine.ts'
import { BOLL_LENGTH, BOLL_WIDTH, MA_LENGTHS, MACD_LENGTHS, RSI_LENGTH } from './studies.ts'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'

export interface ChartLegendProps {
  engine: ChartEngine
  interval: CandleInterval
  precision: number
}

const pointed = (engine: ChartEngine) => engine.pointedIndex ?? engine.lastIndex

/** The prices of the candle under the crosshair, else of the newest one. */
export function ChartLegend({ engine, interval, precision }: ChartLegendProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { candle, isPointed } = useDrawing(engine, (drawing) => ({
    candle: drawing.candleAt(pointed(drawing)),
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

/** One value of an indicator: which, its parameter, and the colour of its curve. */
interface Value {
  key: string
  label: string
  tone: string
}

const values: Record<Indicator, readonly Value[]> = {
  ma: MA_LENGTHS.map((length, at) => ({
    key: `ma${at + 1}`,
    label: `${length}`,
    tone: `series${at + 1}`,
  })),
  boll: [
    { key: 'upper', label: '', tone: 'plain' },
    { key: 'middle', label: '', tone: 'accent' },
    { key: 'lower', label: '', tone: 'plain' },
  ],
  vol: [{ key: 'volume', label: '', tone: 'strong' }],
  macd: [
    { key: 'macd', label: '', tone: 'series1' },
    { key: 'signal', label: '', tone: 'series2' },
    { key: 'histogram', label: '', tone: 'strong' },
  ],
  rsi: [{ key: 'rsi', label: '', tone: 'series2' }],
}

const parameters: Record<Indicator, readonly number[]> = {
  ma: [],
  boll: [BOLL_LENGTH, BOLL_WIDTH],
  vol: [],
  macd: MACD_LENGTHS,
  rsi: [RSI_LENGTH],
}

/** "MACD (12, 26, 9)". */
function withParameters(name: string, indicator: Indicator): string {
  const list = parameters[indicator].join(', ')
  return list === '' ? name : `${name} (${list})`
}

export interface IndicatorLegendProps {
  engine: ChartEngine
  indicator: Indicator
  precision: number
}

/** An indicator's values at the candle under the crosshair, else at the newest one. */
export function IndicatorLegend({ engine, indicator, precision }: IndicatorLegendProps) {
  const intl = useIntl()
  const format = chartFormat(intl.locale)
  const figures = useDrawing(engine, (drawing) => drawing.valuesAt(indicator, pointed(drawing)))
  const decimals = indicator === 'rsi' ? 1 : precision
  return (
    <p className={styles.values}>
      <span className={styles.indicator}>
        {withParameters(intl.formatMessage(indicatorWords[indicator]), indicator)}
      </span>
      {values[indicator].map(({ key, label, tone }) => {
        const figure = figures[key]
        if (figure === undefined) return null
        return (
          <span key={key} className={styles[tone]}>
            <span className={styles.length}>{label}</span>
            {indicator === 'vol' ? format.volume(figure) : format.value(figure, decimals)}
          </span>
        )
      })}
    </p>
  )
}
