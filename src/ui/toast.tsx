import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Children,
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
  /** It has a place of its own in the page; else it floats above the bars at the lower edge. */
  inPlace?: boolean
  children: ReactNode
}

/** The live region of all toasts. Mounted from the start, because only later changes are read out. */
export function ToastRegion({ label, inPlace = false, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const shows = Children.count(children) > 0

  useLayoutEffect(() => {
    const element = region.current
    if (!element || !shows) return
    if (!inPlace) return floatAboveBars(element)
    const place = element.parentElement
    place?.toggleAttribute('data-toasts', true)
    return () => place?.removeAttribute('data-toasts')
  }, [shows, inPlace])

  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className={inPlace ? styles.inPlace : styles.region}
    >
      {children}
    </section>
  )
}

/**
 * Keeps toasts above every bar at the lower edge (`data-toast-floor`), and above the keyboard of the
 * phone; returns how to end it.
 */
function floatAboveBars(region: HTMLElement): () => void {
  const scope = region.closest('dialog') ?? document
  const bars = [...scope.querySelectorAll('[data-toast-floor]')]
  const view = window.visualViewport
  const place = () => {
    const end = view ? view.offsetTop + view.height : window.innerHeight
    const tops = bars
      .map((bar) => bar.getBoundingClientRect())
      // Where text is large, bars scroll with their page.
      .filter(({ top, height }) => height > 0 && top > end / 3)
      .map(({ top }) => top)
    const floor = window.innerHeight - Math.min(end, ...tops)
    region.style.setProperty('--floor', `${floor}px`)
  }
  const sizes = new ResizeObserver(place)
  for (const bar of bars) sizes.observe(bar)
  view?.addEventListener('resize', place)
  place()
  return () => {
    sizes.disconnect()
    view?.removeEventListener('resize', place)
  }
}

/** Shows toasts within an element, such as a modal dialog, which covers the region of the page; returns how to end it. */
export type HostToasts = (host: Element) => () => void

export const ToastHostContext = createContext<HostToasts>(() => () => undefined)
