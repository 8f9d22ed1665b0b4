import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { FieldContext } from './field-context'

export type FieldProps = {
  /** The visible label; it is the control's accessible name. */
  label: ReactNode
  /** The rule before it is broken: bounds, format, when it counts. */
  hint?: ReactNode
  /** The broken rule with its number; replaces nothing, stands below the hint. */
  error?: ReactNode
  required?: boolean
  /** The word beside the label of a field that may stay empty. */
  optionalLabel?: string
  /** At the end of the label's line: a balance, a link. */
  aside?: ReactNode
  className?: string
  /** Exactly one control of the kit. */
  children: ReactNode
}

/**
 * Label, control, hint and error, wired together by ids: the control inside takes
 * `id`, `aria-describedby`, `aria-invalid` and `aria-required` from here.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = cx(hint ? hintId : null, error ? errorId : null) || undefined

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx(styles.field, className)}>
        <div className={styles.labelLine}>
          <label htmlFor={id} className={styles.label}>
            {label}
            {optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
          </label>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
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
    </FieldContext>
  )
}
