import type { ReactNode } from 'react'
import styles from './toast-region.module.css'

export type ToastRegionProps = {
  /** "Notifications", for readers. */
  label: string
  children: ReactNode
}

/** The live region of all toasts, mounted from the start: what enters it later is read out. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" className={styles.region}>
      {children}
    </section>
  )
}
