import { CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import styles from './state-panel.module.css'
import { Text } from './text'

export type EmptyStateProps = {
  /** A 28 px icon. */
  icon?: ReactNode
  title: ReactNode
  /** Why it is empty and what would fill it. */
  body?: ReactNode
  action?: ReactNode
  /** Small, below all of it: for whoever is told of it. */
  note?: ReactNode
}

/** Nothing here, said plainly, with the way to something. */
export function EmptyState({ icon, title, body, action, note }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <p className={styles.title}>{title}</p>
      {body ? <p className={styles.body}>{body}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {note ? <Text tone="faint">{note}</Text> : null}
    </div>
  )
}

export type ErrorStateProps = {
  title: ReactNode
  /** What happened and what it does not mean (nothing was sent, the money is where it was). */
  body?: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
  /** The retry is under way. */
  pending?: boolean
  /** A second way out, such as support. */
  action?: ReactNode
  /** Small, below all of it: for whoever is told of it. */
  note?: ReactNode
}

/** It could not be loaded: the reason and a retry. Announced at once. */
export function ErrorState({
  title,
  body,
  retryLabel,
  onRetry,
  pending = false,
  action,
  note,
}: ErrorStateProps) {
  return (
    <div role="alert" className={styles.panel}>
      <div className={styles.icon}>
        <CloudOff size={28} aria-hidden />
      </div>
      <p className={styles.title}>{title}</p>
      {body ? <p className={styles.body}>{body}</p> : null}
      <div className={styles.action}>
        <Button
          variant="secondary"
          icon={<RefreshCw size={18} aria-hidden />}
          pending={pending}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
        {action}
      </div>
      {note ? <Text tone="faint">{note}</Text> : null}
    </div>
  )
}
