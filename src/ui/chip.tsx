import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'
import { cx } from './cx'

export type ChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & {
  /** On or off, for a filter that toggles; absent for a quick action (25 %). */
  selected?: boolean
  icon?: ReactNode
}

/** A small pill: a quick value or a filter that toggles. One of many: use Segmented. */
export function Chip({ selected, icon, className, children, ...props }: ChipProps) {
  return (
    <button {...props} type="button" aria-pressed={selected} className={cx(styles.chip, className)}>
      {icon}
      <span>{children}</span>
    </button>
  )
}
