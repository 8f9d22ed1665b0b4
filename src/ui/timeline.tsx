import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './timeline.module.css'
import { VisuallyHidden } from './visually-hidden'

export type StepState = 'done' | 'current' | 'failed' | 'upcoming'

export type TimelineStep = {
  id: string
  state: StepState
  title: ReactNode
  /** The formatted time, or when it is expected. */
  time?: ReactNode
  note?: ReactNode
}

export type TimelineProps = {
  label?: string
  steps: readonly TimelineStep[]
  /** The word for each state, for readers. */
  stateLabel: (state: StepState) => string
}

/** The steps of a record with their times, oldest first. */
export function Timeline({ label, steps, stateLabel }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={cx(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {step.state === 'done' ? <Check size={12} strokeWidth={3.5} /> : null}
            {step.state === 'failed' ? <X size={12} strokeWidth={3.5} /> : null}
          </span>
          <div className={styles.words}>
            <p className={styles.line}>
              <span className={styles.title}>
                {step.title} <VisuallyHidden>{stateLabel(step.state)}</VisuallyHidden>
              </span>
              {step.time ? <span className={styles.time}>{step.time}</span> : null}
            </p>
            {step.note ? <div className={styles.note}>{step.note}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
