import { CircleAlert, CircleCheck, GraduationCap, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'practice'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  practice: GraduationCap,
}

/** A danger interrupts, a result or warning is told when there is a pause, an info is only read. */
const roles = {
  info: 'note',
  success: 'status',
  warning: 'status',
  danger: 'alert',
  practice: 'note',
} as const

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  /** What it is and what follows from it. */
  children?: ReactNode
  /** The way forward: a TextLink or a small Button. */
  action?: ReactNode
  className?: string
}

/** A message that stays in its place on the page. For one that passes, use Toast. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={roles[tone]} className={cx(styles.notice, styles[tone], className)}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.body}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  )
}
