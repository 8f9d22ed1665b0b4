import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './choice.module.css'
import { cx } from './cx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Rich text; links in it stay pressable. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A tick with a sentence: agreements and options. The whole sentence is the target. */
export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const own = useId()
  const id = props.id ?? own
  const describedBy = cx(
    props['aria-describedby'],
    hint ? `${id}-hint` : null,
    error ? `${id}-error` : null,
  )
  return (
    <div className={cx(styles.choice, className)}>
      <input
        {...props}
        id={id}
        type="checkbox"
        className={styles.check}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={16} aria-hidden />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
