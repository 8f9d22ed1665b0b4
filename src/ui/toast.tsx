import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { createContext, useEffect, useEffectEvent, useState } from 'react'
import { cx } from './cx'
import styles from './toast.module.css'

/** How long a toast stays, in milliseconds (product rule). */
export const TOAST_DURATION_MS = 2000

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert }

export type ToastProps = {
  tone?: 'neutral' | 'success' | 'danger'
  children: ReactNode
  /** Called once its time is over. */
  onExpire: () => void
  /** Milliseconds; waits while a pointer or focus rests on it. */
  durationMs?: number
}

/** The result of an action that needs no place on the page. Lives in a ToastRegion. */
export function Toast({
  tone = 'neutral',
  children,
  onExpire,
  durationMs = TOAST_DURATION_MS,
}: ToastProps) {
  const [held, setHeld] = useState(false)
  const Icon = icons[tone]
  const expire = useEffectEvent(onExpire)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => expire(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])

  return (
    <div
      className={cx(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </div>
  )
}

export type ToastRegionProps = {
  /** "Notifications", for readers. */
  label: string
  children: ReactNode
}

/** The live region of all toasts. Mounted from the start, because only later changes are read out. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" className={styles.region}>
      {children}
    </section>
  )
}

/** Shows toasts within a modal dialog, which covers the region of the page; returns how to end it. */
export type HostToasts = (dialog: Element) => () => void

export const ToastHostContext = createContext<HostToasts>(() => () => undefined)
