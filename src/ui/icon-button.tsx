import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx'
import { UiLink } from './link'

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
      <IconBadge badge={badge} />
    </button>
  )
}

/** A link that is one icon, as large as an IconButton. */
export function IconLink({
  label,
  icon,
  badge,
  href,
}: Pick<IconButtonProps, 'label' | 'icon' | 'badge'> & { href: string }) {
  return (
    <UiLink href={href} aria-label={label} className={styles.icon}>
      {icon}
      <IconBadge badge={badge} />
    </UiLink>
  )
}

function IconBadge({ badge }: Pick<IconButtonProps, 'badge'>) {
  if (!badge) return null
  return (
    <span className={styles.badge} aria-hidden>
      {badge}
    </span>
  )
}
