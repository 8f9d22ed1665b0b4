import { ChevronDown, FlaskConical, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import styles from './marks.module.css'

interface DemoMarkProps {
  children: ReactNode
  /** What the mark opens when it is pressed; without it the mark is text. */
  panel?: ReactNode
}

/** The permanent mark of sandbox or mock data. It cannot be closed. */
export function DemoMark({ children, panel }: DemoMarkProps) {
  const mark = (
    <>
      <FlaskConical size={16} strokeWidth={2.5} aria-hidden />
      <span>{children}</span>
    </>
  )
  if (panel === undefined) return <p className={styles.demo}>{mark}</p>
  return <OpeningMark mark={mark} panel={panel} />
}

/** A press outside and Escape close the panel, as they would a popover, which Safari has since 17. */
function OpeningMark({ mark, panel }: { mark: ReactNode; panel: ReactNode }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false)
    }
    const escaped = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      button.current?.focus()
      setOpen(false)
    }
    addEventListener('pointerdown', pressed)
    addEventListener('keydown', escaped)
    return () => {
      removeEventListener('pointerdown', pressed)
      removeEventListener('keydown', escaped)
    }
  }, [open])

  return (
    <div ref={place}>
      <button
        ref={button}
        type="button"
        className={styles.demo}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {mark}
        <ChevronDown size={16} strokeWidth={2.5} aria-hidden />
      </button>
      {open ? <div className={styles.panel}>{panel}</div> : null}
    </div>
  )
}

/** Says that the device is offline. Keep it mounted and give it no children while online. */
export function OfflineBar({ children }: { children?: ReactNode }) {
  return (
    <div role="status">
      {children ? (
        <div className={styles.offline}>
          <WifiOff size={16} aria-hidden />
          <span>{children}</span>
        </div>
      ) : null}
    </div>
  )
}
