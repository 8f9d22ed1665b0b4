import { ChartCandlestick, ChartLine, Minimize2, Minus, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/h5.schemas.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './chart.module.css'
import type { ChartSettings, Indicator } from './chart-settings.ts'
import { INDICATORS, INTERVALS, toggleIndicator } from './chart-settings.ts'
import { intervalWord, intervalWords } from './chart-words.ts'
import { TableButton } from './table-button.tsx'

/** How much a press of a button or a key makes candles wider. */
export const ZOOM_STEP = 1.4

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
      label={intl.formatMessage(intervalWord)}
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
  onLeave: () => void
}

/** Candles or a line, the table, the way back from the full screen. */
export function ChartTools(props: ChartToolsProps) {
  const { settings, onChange, showsTable, onTable, onLeave } = props
  const intl = useIntl()
  const isLine = settings.kind === 'line'
  return (
    <div className={styles.tools}>
      <IconButton
        label={intl.formatMessage(
          {
            id: 'trade.chart.kind',
            defaultMessage: '{line, select, true {Show candles} other {Show a line}}',
            description:
              'Name of the icon that draws the chart as candles while it is a line (line is true), or as a line.',
          },
          { line: isLine },
        )}
        icon={
          isLine ? <ChartCandlestick size={20} aria-hidden /> : <ChartLine size={20} aria-hidden />
        }
        onClick={() => onChange({ ...settings, kind: isLine ? 'candles' : 'line' })}
      />
      <TableButton pressed={showsTable} onPress={onTable} />
      <IconButton
        label={intl.formatMessage({
          id: 'trade.chart.leaveFull',
          defaultMessage: 'Exit full screen',
          description: 'Name of the icon that makes the chart small again.',
        })}
        icon={<Minimize2 size={20} aria-hidden />}
        onClick={onLeave}
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
          {indicator}
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
          description: 'Name of the icon that shows more candles.',
        })}
        icon={<Minus size={20} aria-hidden />}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      <IconButton
        label={intl.formatMessage({
          id: 'trade.chart.zoomIn',
          defaultMessage: 'Zoom in',
          description: 'Name of the icon that shows fewer candles, larger.',
        })}
        icon={<Plus size={20} aria-hidden />}
        onClick={() => onZoom(ZOOM_STEP)}
      />
    </div>
  )
}
