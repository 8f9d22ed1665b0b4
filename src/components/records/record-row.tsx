import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import styles from './record-row.module.css'

interface RecordRowProps {
  /** What it is. */
  title: ReactNode
  /** At the end of the title's line: what goes with it. */
  aside?: ReactNode
  /** At the end of the title's line: the figure it is about. */
  figure?: ReactNode
  /** The figure came in. */
  gain?: boolean
  /** Further lines. */
  children: ReactNode
  onOpen: () => void
}

/** One record in a list; it opens with all its figures. */
export function RecordRow({
  title,
  aside,
  figure,
  gain = false,
  children,
  onOpen,
}: RecordRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>{' '}
        {aside === undefined ? null : <span className={styles.note}>{aside}</span>}
        {figure === undefined ? null : (
          <span className={cx(styles.figure, gain && styles.gain)}>{figure}</span>
        )}
      </span>
      {children}
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </button>
  )
}

interface RecordLineProps {
  start: ReactNode
  /** At the other end of the line. */
  end?: ReactNode
}

/** A further line of a row, in the size of a note. */
export function RecordLine({ start, end }: RecordLineProps) {
  return (
    <>
      {' '}
      <span className={cx(styles.line, styles.note)}>
        <span>{start}</span>
        {end === undefined ? null : <span> {end}</span>}
      </span>
    </>
  )
}

/** A further line of a row with the figure it is about. */
export function FigureLine({ start, end }: Required<RecordLineProps>) {
  return (
    <>
      {' '}
      <span className={styles.line}>
        <span>{start}</span> <span className={styles.figure}>{end}</span>
      </span>
    </>
  )
}
