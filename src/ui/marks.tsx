import { FlaskConical, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './marks.module.css'

/** The permanent mark of sandbox or mock data. It cannot be closed. */
export function DemoMark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.demo}>
      <FlaskConical size={16} strokeWidth={2.5} aria-hidden />
      <span>{children}</span>
    </p>
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
