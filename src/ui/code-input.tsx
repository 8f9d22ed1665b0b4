import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { useFieldControl } from './field-context'

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete'
> & {
  /** "Send code" or the countdown to the next one: a quiet, small Button or text. */
  action?: ReactNode
}

/** A one-time code: digits on the keypad, filled in by the phone where it can. */
export function CodeInput({ action, className, ...props }: CodeInputProps) {
  const aria = useFieldControl(props)
  return (
    <div className={cx(styles.box, styles.wraps)}>
      <input
        {...props}
        {...aria}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={cx(styles.input, styles.code, className)}
      />
      {action ? <span className={styles.action}>{action}</span> : null}
      <span className={styles.frame} />
    </div>
  )
}
