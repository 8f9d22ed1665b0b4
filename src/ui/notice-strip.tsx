import type { ReactNode } from 'react'
import styles from './notice-strip.module.css'

/** A line above the page that says what happened, with its one way on. */
export function NoticeStrip({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div role="status" className={styles.strip}>
      <span>{children}</span>
      {action}
    </div>
  )
}
