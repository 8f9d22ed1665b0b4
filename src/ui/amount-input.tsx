import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { useFieldControl } from './field-context'

export type AmountInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  /** The currency's code, at the end of the box. */
  currency: string
  /** A quick action such as "Max": a quiet, small Button. */
  action?: ReactNode
}

/**
 * An amount as text, large, with its currency. It keeps what was typed to the letter; reading a
 * number out of it, in the user's language, is the app's work.
 */
export function AmountInput({ currency, action, className, ...props }: AmountInputProps) {
  const aria = useFieldControl(props)
  return (
    <div className={cx(styles.box, styles.wraps)}>
      <input
        autoComplete="off"
        placeholder="0"
        {...props}
        {...aria}
        type="text"
        inputMode="decimal"
        className={cx(styles.input, styles.amount, className)}
      />
      <span className={styles.suffix}>{currency}</span>
      {action ? <span className={styles.action}>{action}</span> : null}
      <span className={styles.frame} />
    </div>
  )
}
