import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  /** The line that stands when the rest is folded: it says what, or how much, is inside. */
  summary: ReactNode
  children: ReactNode
}

/** Details that most readers do without, one press away. The platform's own element. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown size={18} aria-hidden className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
