import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './definition-list.module.css'

export type DefinitionRow = {
  /** Stable key of the row. */
  id: string
  label: ReactNode
  /** Where it is null there is nothing to tell, and the row is left out. */
  value: ReactNode
  /** Below the value: where the figure comes from. */
  note?: ReactNode
  /** `total` closes a sum: a line above, larger. */
  emphasis?: 'normal' | 'total'
  tone?: 'positive' | 'negative'
  /** For addresses, numbers of cards and codes, to be compared character by character. */
  mono?: boolean
}

export type DefinitionListProps = {
  rows: readonly DefinitionRow[]
  /** `stacked` puts long values (addresses) below their labels. */
  layout?: 'rows' | 'stacked'
  className?: string
}

/** Label and value, figures aligned at the end: summaries before a commitment, records after it. */
export function DefinitionList({ rows, layout = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, layout === 'stacked' && styles.stacked, className)}>
      {rows
        .filter(({ value }) => value !== null)
        .map((row) => (
          <div key={row.id} className={cx(styles.row, row.emphasis === 'total' && styles.total)}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={cx(styles.value, row.tone && styles[row.tone], row.mono && styles.mono)}>
              {row.value}
              {row.note ? <span className={styles.note}>{row.note}</span> : null}
            </dd>
          </div>
        ))}
    </dl>
  )
}
