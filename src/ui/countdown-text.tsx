import { cx } from './cx'
import styles from './figures.module.css'

const two = (n: number) => `${n}`.padStart(2, '0')

/** `14:59`, from an hour on `1:00:00`. Negative seconds count as none left. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const rest = two(left % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`
}

export type CountdownTextProps = {
  /** Whole seconds left, by the server's clock; who renders it also ticks it. */
  seconds: number
  /** What runs out, for readers. */
  label: string
  className?: string
}

/** Seconds left as figures that do not jump. Not read out at each tick. */
export function CountdownText({ seconds, label, className }: CountdownTextProps) {
  return (
    <span role="timer" aria-label={label} className={cx(styles.countdown, className)}>
      {formatCountdown(seconds)}
    </span>
  )
}
