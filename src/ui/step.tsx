import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx'
import styles from './step.module.css'
import { VisuallyHidden } from './visually-hidden'

export type StepProps = {
  number: number
  state: 'done' | 'current' | 'upcoming'
  /** Its place among the others, for readers: "Step 1 of 3:". */
  place: ReactNode
  title: ReactNode
  /** What was done in it; shown once it is done. */
  summary?: ReactNode
  /** The way back to it, once it is done: a quiet, small Button. */
  action?: ReactNode
  /** What is to be done in it; shown while it is the current one. */
  children?: ReactNode
}

/** One of a few steps on a page: the current one is open, the others are a line each. */
export function Step({ number, state, place, title, summary, action, children }: StepProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(styles.step, styles[state])}
    >
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden>
          {state === 'done' ? <Check size={16} strokeWidth={3} /> : number}
        </span>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            <VisuallyHidden>{place}</VisuallyHidden> {title}
          </h2>
          {state === 'done' && summary ? <p className={styles.summary}>{summary}</p> : null}
        </div>
        {state === 'done' ? action : null}
      </div>
      {state === 'current' ? <div className={styles.content}>{children}</div> : null}
    </section>
  )
}
