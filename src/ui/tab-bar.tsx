import type { ReactNode } from 'react'
import { UiLink } from './link'
import styles from './tab-bar.module.css'
import { VisuallyHidden } from './visually-hidden'

export type TabItem = {
  id: string
  label: string
  href: string
  /** A 22 px icon. */
  icon: ReactNode
  current: boolean
  /** A count on the icon, and what it counts, for readers. */
  badge?: { text: string; label: string }
}

export type TabBarProps = {
  /** "Main", for readers. */
  label: string
  items: readonly TabItem[]
}

/** The four main places, 50 px high above the safe area. */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <UiLink
          key={item.id}
          href={item.href}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          <span className={styles.icon}>
            {item.icon}
            {item.badge ? (
              <span className={styles.badge} aria-hidden>
                {item.badge.text}
              </span>
            ) : null}
          </span>
          <span className={styles.label}>{item.label}</span>{' '}
          {item.badge ? <VisuallyHidden>{item.badge.label}</VisuallyHidden> : null}
        </UiLink>
      ))}
    </nav>
  )
}
