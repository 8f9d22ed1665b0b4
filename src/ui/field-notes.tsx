import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx'
import styles from './field.module.css'

export interface FieldWords {
  /** The rule before it is broken: bounds, format, when it counts. */
  hint?: ReactNode
  /** The broken rule with its number; replaces nothing, stands below the hint. */
  error?: ReactNode
}

/** The ids by which a control is told its hint and error. */
export function useFieldIds({ hint, error }: FieldWords) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = cx(hint ? hintId : null, error ? errorId : null) || undefined
  return { id, hintId, errorId, describedBy }
}

/** A label, with the word of what may stay empty. */
export function LabelWords({
  label,
  optional,
}: {
  label: ReactNode
  optional?: string | undefined
}) {
  return (
    <>
      {label}
      {optional ? <span className={styles.optional}>{optional}</span> : null}
    </>
  )
}

/** What stands below a control. */
export function FieldNotes({
  hint,
  error,
  hintId,
  errorId,
}: FieldWords & { hintId: string; errorId: string }) {
  return (
    <>
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
    </>
  )
}
