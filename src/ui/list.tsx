import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { UiLink } from './link'
import styles from './list.module.css'
import { Text } from './text'

export type ListGroupProps = {
  /** What the list holds, for readers. */
  label?: string
  children: ReactNode
  className?: string
}

/** Rows on one surface, hairlines between them. Children are ListRow, or items with a row of another kind. */
export function ListGroup({ label, children, className }: ListGroupProps) {
  return (
    <ul aria-label={label} className={cx(styles.group, className)}>
      {children}
    </ul>
  )
}

type RowTarget =
  | { href: string; onClick?: () => void }
  | { href?: never; onClick: () => void }
  | { href?: never; onClick?: never }

export type ListRowProps = RowTarget & {
  title: ReactNode
  subtitle?: ReactNode
  /** A 22 px icon, or an Avatar. */
  icon?: ReactNode
  /** At the end: a figure, a state. Aligned to the end, never broken. */
  value?: ReactNode
  /** Below the value, smaller. */
  valueNote?: ReactNode
  /** Beside the title: a Badge. */
  badge?: ReactNode
  /** A control at the end instead of a value, on a row that leads nowhere: a Switch, a Button. */
  control?: ReactNode
}

/** One row: with `href` a link, with `onClick` a button, with neither plain text. */
export function ListRow({
  title,
  subtitle,
  icon,
  value,
  valueNote,
  badge,
  control,
  href,
  onClick,
}: ListRowProps) {
  const body = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.main}>
        <span className={styles.title}>
          <span>{title}</span> {badge}
        </span>{' '}
        {subtitle ? <Text as="span">{subtitle}</Text> : null}
      </span>{' '}
      {value || valueNote ? (
        <span className={styles.end}>
          {value ? <span className={styles.value}>{value}</span> : null}{' '}
          {valueNote ? <Text as="span">{valueNote}</Text> : null}
        </span>
      ) : null}
      {control}
      {href !== undefined || onClick ? (
        <ChevronRight size={18} aria-hidden className={styles.chevron} />
      ) : null}
    </>
  )

  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <UiLink href={href} onClick={onClick} className={cx(styles.row, styles.press)}>
          {body}
        </UiLink>
      ) : null}
      {href === undefined && onClick ? (
        <button type="button" onClick={onClick} className={cx(styles.row, styles.press)}>
          {body}
        </button>
      ) : null}
      {href === undefined && !onClick ? <div className={styles.row}>{body}</div> : null}
    </li>
  )
}
