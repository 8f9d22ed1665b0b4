import type { ReactNode } from 'react'
import { UiLink } from './link'
import styles from './tab-bar.module.css'

export type TabItem = {
  id: string
  label: string
  href: string
  /** A 22 px icon. */
  icon: ReactNode
  current: boolean
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
          {item.icon}
          <span className={styles.label}>{item.label}</span>
        </UiLink>
      ))}
    </nav>
  )
}
