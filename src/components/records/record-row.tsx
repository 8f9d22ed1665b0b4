import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import styles from './record-row.module.css'

interface RecordRowProps {
  /** What it is. */
  title: ReactNode
  /** At the end of the title's line: the figure it is about. */
  figure?: ReactNode
  /** The figure came in. */
  gain?: boolean
  /** Further lines. */
  children: ReactNode
  onOpen: () => void
}

/** One record in a list; it opens with all its figures. */
export function RecordRow({ title, figure, gain = false, children, onOpen }: RecordRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>{' '}
        {figure === undefined ? null : (
          <span className={cx(styles.figure, gain && styles.gain)}>{figure}</span>
        )}
      </span>{' '}
      {children}
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}

/** A further line of a row: one part, or one at each end. */
export function RecordLine({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <>
      <span className={cx(styles.line, styles.note)}>
        <span>{start}</span> {end === undefined ? null : <span>{end}</span>}
      </span>{' '}
    </>
  )
}
