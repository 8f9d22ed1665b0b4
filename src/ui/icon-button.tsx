import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for readers. */
  label: string
  /** A 22 px icon. */
  icon: ReactNode
  /** A count or dot on the corner; `label` must say it too. */
  badge?: ReactNode
}

/** A 44 px square with one icon, for bars and the ends of fields. */
export function IconButton({ label, icon, badge, className, type, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type={type ?? 'button'}
      aria-label={label}
      className={cx(styles.icon, className)}
    >
      {icon}
      {badge ? (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      ) : null}
    </button>
  )
}

/** The class of an icon button, for a link that is one icon (give it an aria-label). */
export function iconButtonClass(): string {
  return cx(styles.icon)
}
