import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './stat.module.css'

export type StatProps = {
  label: ReactNode
  /** The formatted figure, with its sign where it has one. */
  value: ReactNode
  /** The currency, set smaller after the figure. */
  unit?: ReactNode
  /** `lg` once on a page: the figure the page is about. */
  size?: 'sm' | 'md' | 'lg'
  tone?: 'positive' | 'negative'
  note?: ReactNode
  className?: string
}

/** A money figure with its label. */
export function Stat({ label, value, unit, size = 'md', tone, note, className }: StatProps) {
  return (
    <dl className={cx(styles.stat, styles[size], className)}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={cx(
          styles.value,
          tone && styles[tone],
          typeof value === 'string' && value.length > 13 && styles.long,
        )}
      >
        {value}
        {unit ? (
          <>
            {' '}
            <span className={styles.unit}>{unit}</span>
          </>
        ) : null}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </dl>
  )
}

/** Figures side by side: what can be won beside what can be lost. Falls to one column when narrow. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}
