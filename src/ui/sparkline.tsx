import type { Direction } from './change'
import { cx } from './cx'
import styles from './figures.module.css'

const WIDTH = 72
const HEIGHT = 28

/** The path of evenly spaced points; the lowest lies at the bottom, an even row in the middle. */
export function sparklinePath(points: readonly number[]): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  return points
    .map((point, index) => {
      const x = (index / (points.length - 1)) * WIDTH
      const y = span === 0 ? HEIGHT / 2 : HEIGHT - ((point - low) / span) * HEIGHT
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    })
    .join('')
}

export type SparklineProps = {
  /** Values in any unit, oldest first. */
  points: readonly number[]
  direction: Direction
  /** What it shows, for readers; absent where the figures beside it say the same. */
  label?: string
}

/** A small line without axes, as plain SVG. */
export function Sparkline({ points, direction, label }: SparklineProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(styles.sparkline, styles[direction])}
    >
      <path d={sparklinePath(points)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
