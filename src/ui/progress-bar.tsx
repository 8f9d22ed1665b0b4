import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  /** What advances: visible, and the bar's name. */
  label: ReactNode
  /** From 0 to `max`. */
  value: number
  max?: number
  /** The progress in words or figures, at the end of the line. */
  valueText?: ReactNode
}

/** How far something with a known length is. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  return (
    <label className={styles.progress}>
      <span className={styles.line}>
        <span>{label}</span>
        {valueText ? <span className={styles.value}>{valueText}</span> : null}
      </span>
      <progress className={styles.bar} value={value} max={max} />
    </label>
  )
}
