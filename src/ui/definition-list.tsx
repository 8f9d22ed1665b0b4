import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './definition-list.module.css'

export type DefinitionRowProps = {
  label: ReactNode
  /** Null, an absent field and a condition that does not hold leave the row out. */
  value: ReactNode
  /** Below the value: where the figure comes from. */
  note?: ReactNode
  /** `total` closes a sum: a line above, larger. */
  emphasis?: 'normal' | 'total'
  tone?: 'positive' | 'negative' | undefined
  /** For addresses, numbers of cards and codes, to be compared character by character. */
  mono?: boolean
}

/** A row of a definition list. What has a message as its label is a `Row` of `patterns/details`. */
export function DefinitionRow({ label, value, note, emphasis, tone, mono }: DefinitionRowProps) {
  if (value === null || value === undefined || value === false) return null
  return (
    <div className={cx(styles.row, emphasis === 'total' && styles.total)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={cx(styles.value, tone && styles[tone], mono && styles.mono)}>
        {value}
        {note ? <span className={styles.note}>{note}</span> : null}
      </dd>
    </div>
  )
}

export type DefinitionListProps = {
  /** Its rows. */
  children: ReactNode
  /** `stacked` puts long values (addresses) below their labels. */
  layout?: 'rows' | 'stacked'
  className?: string
}

/** Label and value, figures aligned at the end: summaries before a commitment, records after it. */
export function DefinitionList({ children, layout = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, layout === 'stacked' && styles.stacked, className)}>
      {children}
    </dl>
  )
}
