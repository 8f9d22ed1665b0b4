import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx'
import styles from './field.module.css'

export type FieldGroupProps = {
  /** The visible label; it is the group's accessible name. */
  label: ReactNode
  /** The rule before it is broken. */
  hint?: ReactNode
  /** The broken rule; stands below the hint. */
  error?: ReactNode
  /** The word beside the label of what may stay empty. */
  optionalLabel?: string
  children: ReactNode
}

/** A Field whose control is several: the ways to choose a picture, a choice with its own buttons. */
export function FieldGroup({ label, hint, error, optionalLabel, children }: FieldGroupProps) {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`

  return (
    // A fieldset cannot be laid out as a grid in all browsers, and its legend stands outside of it.
    // biome-ignore lint/a11y/useSemanticElements: for that reason.
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={cx(hint ? hintId : null, error ? errorId : null) || undefined}
      className={styles.field}
    >
      <div className={styles.labelLine}>
        <span id={labelId} className={styles.label}>
          {label}
          {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
        </span>
      </div>
      {children}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
