import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { UiLink } from '@/ui/link.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './record-row.module.css'

interface RecordRowProps {
  /** Opens the sheet of the record. A row without it and without `href` says all there is. */
  onOpen?: () => void
  /** The record's own page. */
  href?: string
  /** A sign of 34 px before both lines. */
  icon?: ReactNode
  /** What it is. */
  title: ReactNode
  /** At the end of the title's line: the figure it is about. */
  figure?: ReactNode
  /** The figure is a gain or a loss and is coloured. */
  tone?: 'gain' | 'loss' | undefined
  /** Further lines, one in most lists. */
  children: ReactNode
}

/** One record in a list: two lines, and what it opens. */
export function RecordRow({ onOpen, href, icon, title, figure, tone, children }: RecordRowProps) {
  const content = (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>{' '}
        {figure === undefined ? null : (
          <span className={cx(styles.figure, tone && styles[tone])}>{figure}</span>
        )}
      </span>
      {children}
    </>
  )
  const chevron = <ChevronRight size={18} aria-hidden className={styles.chevron} />
  const row = cx(styles.row, icon !== undefined && styles.withIcon)
  const opens = cx(row, styles.opens)
  if (href !== undefined) {
    return (
      <UiLink href={href} className={opens}>
        {content}
        {chevron}
      </UiLink>
    )
  }
  if (onOpen) {
    return (
      <button type="button" className={opens} onClick={onOpen}>
        {content}
        {chevron}
      </button>
    )
  }
  return <div className={row}>{content}</div>
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
      <Text as="span" className={styles.line}>
        <span>{start}</span>
        {end === undefined ? null : <span> {end}</span>}
      </Text>
    </>
  )
}
