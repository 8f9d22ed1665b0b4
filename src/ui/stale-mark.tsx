import { ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './stale-mark.module.css'

export type StaleMarkProps = {
  /** "Out of date", with the time of the last good answer. */
  children: ReactNode
  /** A retry: a quiet, small Button. */
  action?: ReactNode
}

/** Old data shown as old: stands above or beside what it speaks of. */
export function StaleMark({ children, action }: StaleMarkProps) {
  return (
    <div role="status" className={styles.stale}>
      <ClockAlert size={16} aria-hidden />
      <span>{children}</span>
      {action}
    </div>
  )
}
