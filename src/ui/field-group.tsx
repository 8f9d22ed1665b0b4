import type { ReactNode } from 'react'
import styles from './field.module.css'
import type { FieldWords } from './field-notes'
import { FieldNotes, LabelWords, useFieldIds } from './field-notes'

export type FieldGroupProps = FieldWords & {
  /** The visible label; it is the group's accessible name. */
  label: ReactNode
  /** The word beside the label of what may stay empty. */
  optionalLabel?: string
  children: ReactNode
}

/** A Field whose control is several: the ways to choose a picture, a choice with its own buttons. */
export function FieldGroup({ label, hint, error, optionalLabel, children }: FieldGroupProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error })
  const labelId = `${id}-label`

  return (
    // A fieldset cannot be laid out as a grid in all browsers, and its legend stands outside of it.
    // biome-ignore lint/a11y/useSemanticElements: for that reason.
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.field}
    >
      <div className={styles.labelLine}>
        <span id={labelId} className={styles.label}>
          <LabelWords label={label} optional={optionalLabel} />
        </span>
      </div>
      {children}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  )
}
