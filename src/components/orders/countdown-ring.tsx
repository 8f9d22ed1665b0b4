import { useIntl } from 'react-intl'
import { formatCountdown } from '@/ui/countdown-text.tsx'
import styles from './orders.module.css'

/** Radius and circumference of the ring, in its own units. */
const RADIUS = 25
const LENGTH = 2 * Math.PI * RADIUS

export interface CountdownRingProps {
  /** Whole seconds left, by the server's clock. */
  left: number
  /** Seconds from opening to settlement. */
  total: number
}

/** The seconds that are left of an order, as figures in a ring that empties. */
export function CountdownRing({ left, total }: CountdownRingProps) {
  const intl = useIntl()
  const share = Math.min(1, Math.max(0, left / total))
  return (
    <span
      role="timer"
      aria-label={intl.formatMessage({
        id: 'orders.ring.label',
        defaultMessage: 'Time until settlement',
        description: 'Name of the countdown of an open order, for screen readers.',
      })}
      className={styles.ring}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r={RADIUS} className={styles.track} />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          className={styles.rest}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      <span>{formatCountdown(left)}</span>
    </span>
  )
}
