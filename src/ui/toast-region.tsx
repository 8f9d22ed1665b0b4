import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
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

/** How long it stays, in milliseconds (product rule). */
const DURATION = 2000

/** A toast without its looks, for where the file of those cannot be had. */
export function PlainToast({ children, onExpire }: { children: ReactNode; onExpire: () => void }) {
  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    const timer = setTimeout(() => expire(), DURATION)
    return () => clearTimeout(timer)
  }, [])
  return <p className={styles.plain}>{children}</p>
}
