import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { FieldContext } from './field-context'
import type { FieldWords } from './field-notes'
import { FieldNotes, LabelWords, useFieldIds } from './field-notes'

export type FieldProps = FieldWords & {
  /** The visible label; it is the control's accessible name. */
  label: ReactNode
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
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error })

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx(styles.field, className)}>
        <div className={styles.labelLine}>
          <label htmlFor={id} className={styles.label}>
            <LabelWords label={label} optional={optionalLabel} />
          </label>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        {children}
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </FieldContext>
  )
}
