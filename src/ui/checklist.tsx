import { Check, CircleHelp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checklist.module.css'
import { cx } from './cx'
import { VisuallyHidden } from './visually-hidden'

export type ConditionState = 'met' | 'unmet' | 'unknown'

export type Condition = {
  id: string
  state: ConditionState
  /** The rule with its number. */
  text: ReactNode
  /** How far it is, or why it is not met. */
  note?: ReactNode
  /** The way to meet it: a TextLink or a quiet, small Button. */
  action?: ReactNode
}

export type ChecklistProps = {
  label?: string
  /** Id of the words above that name it, in place of `label`. */
  labelledBy?: string
  conditions: readonly Condition[]
  /** The word for each state, for readers. */
  stateLabel: (state: ConditionState) => string
}

const icons = { met: Check, unmet: X, unknown: CircleHelp }

/** Conditions, all in sight before anything is typed: met, unmet or not known, each with a way on. */
export function Checklist({ label, labelledBy, conditions, stateLabel }: ChecklistProps) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
      {conditions.map((condition) => {
        const Icon = icons[condition.state]
        return (
          <li key={condition.id} className={styles.item}>
            <span className={cx(styles.mark, styles[condition.state])}>
              <Icon size={14} strokeWidth={3} aria-hidden />
            </span>
            <div className={styles.words}>
              <p>
                <VisuallyHidden>{stateLabel(condition.state)}</VisuallyHidden> {condition.text}
              </p>
              {condition.note ? <p className={styles.note}>{condition.note}</p> : null}
              {condition.action ? <div className={styles.action}>{condition.action}</div> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
