import { useIntl } from 'react-intl'
import type { CandleInterval } from '@/generated/model/candle-interval.ts'
import styles from './chart.module.css'
import type { ChartFormat } from './chart-format.ts'
import { chartFormat } from './chart-format.ts'
import type { ChartEngine, Part } from './engine.ts'
import { candleTime } from './time-axis.ts'
import { useDrawing } from './use-drawing.ts'

/** Half of the moment's width in pixels: it stays within the drawing. */
const HALF_TAG = 62

export interface ChartCrosshairProps {
  engine: ChartEngine
  interval: CandleInterval
  precision: number
}

/** Two lines through the pointed place, with its moment and its value on the axes. */
export function ChartCrosshair({ engine, interval, precision }: ChartCrosshairProps) {
  const { locale } = useIntl()
  const pointed = useDrawing(engine, pointedPlace)
  if (pointed === null) return null
  const { x, y, time, part, value, right, bottom } = pointed
  return (
    <div aria-hidden>
      <div
        className={styles.upright}
        style={{ blockSize: bottom, transform: `translateX(${x}px)` }}
      />
      {time === undefined ? null : (
        <div
          className={styles.timeTag}
          style={{
            insetBlockStart: bottom,
            insetInlineStart: Math.min(Math.max(x, HALF_TAG), right - HALF_TAG / 2),
          }}
        >
          {candleTime(time, interval)}
        </div>
      )}
      {part === undefined ? null : (
        <>
          <div
            className={styles.level}
            style={{ inlineSize: right, transform: `translateY(${y}px)` }}
          />
          <div className={styles.valueTag} style={{ insetBlockStart: y, insetInlineStart: right }}>
            {valueText(chartFormat(locale), part, value, precision)}
          </div>
        </>
      )}
    </div>
  )
}

function pointedPlace(drawing: ChartEngine) {
  const place = drawing.crosshair
  const index = drawing.pointedIndex
  if (!place || index === null) return null
  const part = drawing.partAt(place.y)?.id
  return {
    x: drawing.xOf(index),
    y: place.y,
    time: drawing.candleAt(index)?.time,
    part,
    value: part === undefined ? 0 : drawing.valueAt(part, place.y),
    right: drawing.plotWidth,
    bottom: drawing.plotHeight,
  }
}

function valueText(
  format: ChartFormat,
  part: Part['id'],
  value: number,
  precision: number,
): string {
  if (part === 'vol') return format.volume(value)
  return format.value(value, part === 'rsi' ? 1 : precision)
}
