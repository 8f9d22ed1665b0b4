import {
  ChartCandlestick,
  ChartLine,
  Maximize2,
  Minimize2,
  Minus,
  Plus,
  Table2,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/model/candle-interval.ts'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './chart.module.css'
import { ZOOM_STEP } from './chart-keys.ts'
import type { ChartSettings, Indicator } from './chart-settings.ts'
import { INDICATORS, INTERVALS, toggleIndicator } from './chart-settings.ts'
import { indicatorWords, intervalWords } from './chart-words.ts'

/** Which length a candle has. */
export function IntervalChoice({
  value,
  onChange,
}: {
  value: CandleInterval
  onChange: (value: CandleInterval) => void
}) {
  const intl = useIntl()
  return (
    <Segmented
      className={styles.intervals}
      label={intl.formatMessage({
        id: 'trade.chart.interval',
        defaultMessage: 'Length of a candle',
        description: 'Name of the choice of 1m, 5m, … above the chart, for screen readers.',
      })}
      options={INTERVALS.map((interval) => ({
        value: interval,
        label: intl.formatMessage(intervalWords[interval]),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

export interface ChartToolsProps {
  settings: ChartSettings
  onChange: (settings: ChartSettings) => void
  showsTable: boolean
  onTable: (shows: boolean) => void
  isFull: boolean
  onFull: (isFull: boolean) => void
}

/** Candles or a line, the table, the full screen. */
export function ChartTools(props: ChartToolsProps) {
  const { settings, onChange, showsTable, onTable, isFull, onFull } = props
  const intl = useIntl()
  const isLine = settings.kind === 'line'
  return (
    <div className={styles.tools}>
      <IconButton
        label={
          isLine
            ? intl.formatMessage({
                id: 'trade.chart.asCandles',
                defaultMessage: 'Show candles',
                description: 'Name of the button that draws the chart as candles.',
              })
            : intl.formatMessage({
                id: 'trade.chart.asLine',
                defaultMessage: 'Show a line',
                description: 'Name of the button that draws the chart as a line.',
              })
        }
        icon={
          isLine ? <ChartCandlestick size={20} aria-hidden /> : <ChartLine size={20} aria-hidden />
        }
        onClick={() => onChange({ ...settings, kind: isLine ? 'candles' : 'line' })}
      />
      <IconButton
        aria-pressed={showsTable}
        className={cx(showsTable && styles.pressed)}
        label={intl.formatMessage({
          id: 'trade.chart.table',
          defaultMessage: 'Table',
          description:
            'Name of the button that shows the candles as a table; it is pressed or not.',
        })}
        icon={<Table2 size={20} aria-hidden />}
        onClick={() => onTable(!showsTable)}
      />
      <IconButton
        label={
          isFull
            ? intl.formatMessage({
                id: 'trade.chart.leaveFull',
                defaultMessage: 'Leave full screen',
                description: 'Name of the button that makes the chart small again.',
              })
            : intl.formatMessage({
                id: 'trade.chart.full',
                defaultMessage: 'Full screen',
                description: 'Name of the button that lets the chart fill the screen.',
              })
        }
        icon={isFull ? <Minimize2 size={20} aria-hidden /> : <Maximize2 size={20} aria-hidden />}
        onClick={() => onFull(!isFull)}
      />
    </div>
  )
}

export interface IndicatorChoiceProps {
  value: readonly Indicator[]
  onChange: (value: Indicator[]) => void
}

/** Which indicators are drawn. */
export function IndicatorChoice({ value, onChange }: IndicatorChoiceProps) {
  const intl = useIntl()
  return (
    <fieldset
      className={styles.indicators}
      aria-label={intl.formatMessage({
        id: 'trade.chart.indicators',
        defaultMessage: 'Indicators',
        description: 'Name of the group of MA, BOLL, … below the chart, for screen readers.',
      })}
    >
      {INDICATORS.map((indicator) => (
        <button
          key={indicator}
          type="button"
          className={styles.toggle}
          aria-pressed={value.includes(indicator)}
          onClick={() => onChange(toggleIndicator(value, indicator))}
        >
          {intl.formatMessage(indicatorWords[indicator])}
        </button>
      ))}
    </fieldset>
  )
}

/** What two fingers do, for one. */
export function ZoomButtons({ onZoom }: { onZoom: (factor: number) => void }) {
  const intl = useIntl()
  return (
    <div className={styles.tools}>
      <IconButton
        label={intl.formatMessage({
          id: 'trade.chart.zoomOut',
          defaultMessage: 'Zoom out',
          description: 'Name of the button that shows more candles.',
        })}
        icon={<Minus size={20} aria-hidden />}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      <IconButton
        label={intl.formatMessage({
          id: 'trade.chart.zoomIn',
          defaultMessage: 'Zoom in',
          description: 'Name of the button that shows fewer candles, larger.',
        })}
        icon={<Plus size={20} aria-hidden />}
        onClick={() => onZoom(ZOOM_STEP)}
      />
    </div>
  )
}
