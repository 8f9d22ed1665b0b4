import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx'

export type Tone = 'positive' | 'negative' | 'pending' | 'neutral'

export type BadgeProps = {
  /** The word; colour never speaks alone. */
  children: ReactNode
  tone?: Tone | 'accent' | 'rise' | 'fall' | 'practice'
}

/** A short word on a tint: a kind, a direction, a market's state. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}

/** The state of a record: a dot and the word. An unknown state is `neutral`, never `positive`. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  )
}
