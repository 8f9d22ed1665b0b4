import { ChevronDown, FlaskConical, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './marks.module.css'

interface DemoMarkProps {
  children: ReactNode
  /** What the mark opens when it is pressed; without it the mark is text. */
  panel?: ReactNode
}

/** The permanent mark of sandbox or mock data. It cannot be closed. */
export function DemoMark({ children, panel }: DemoMarkProps) {
  const id = useId()
  const mark = (
    <>
      <FlaskConical size={16} strokeWidth={2.5} aria-hidden />
      <span>{children}</span>
    </>
  )
  if (panel === undefined) return <p className={styles.demo}>{mark}</p>
  return (
    <>
      <button type="button" className={styles.demo} popoverTarget={id}>
        {mark}
        <ChevronDown size={16} strokeWidth={2.5} aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {panel}
      </div>
    </>
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
