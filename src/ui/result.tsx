import { Check, CircleHelp, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './badge'
import { cx } from './cx'
import styles from './result.module.css'

const icons = { positive: Check, pending: Clock, negative: X, neutral: CircleHelp }

export type ResultProps = {
  /** `positive` only once it has happened: what waits for a review is `pending`. */
  tone: Tone
  title: ReactNode
  children?: ReactNode
}

/** What became of an action, at the head of its page: the sign, what is true, and a line below. */
export function Result({ tone, title, children }: ResultProps) {
  const Icon = icons[tone]
  return (
    <div role={tone === 'negative' ? 'alert' : 'status'} className={styles.result}>
      <span className={cx(styles.sign, styles[tone])}>
        <Icon size={32} strokeWidth={2.5} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.line}>{children}</div> : null}
    </div>
  )
}
