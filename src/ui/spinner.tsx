import { cx } from './cx'
import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden'

export type SpinnerProps = {
  /** What is being waited for; absent where the words stand beside it. */
  label?: string
  size?: 'sm' | 'md'
  className?: string
}

/** A turning ring for a wait without a known length; it breathes where motion is reduced. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  return (
    <span className={cx(styles.spinner, size === 'sm' && styles.sm, className)}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
