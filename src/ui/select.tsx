import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import styles from './field.module.css'
import { useFieldControl } from './field-context'

/** A native select in a Field; its options are native `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  const aria = useFieldControl(props)
  return (
    <div className={styles.box}>
      <select {...props} {...aria} className={cx(styles.input, className)}>
        {children}
      </select>
      <ChevronDown size={20} aria-hidden className={styles.chevron} />
      <span className={styles.frame} />
    </div>
  )
}
