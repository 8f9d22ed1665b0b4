import { useState } from 'react'
import type { Direction } from './change'
import { cx } from './cx'
import styles from './figures.module.css'

export type PriceProps = {
  /** The formatted price; a new text flashes. */
  value: string
  /** Where this tick went against the one before it. */
  tick: Direction
  className?: string
}

/** A live price: a short tint behind it tells that, and where, it moved. Still in reduced motion. */
export function Price({ value, tick, className }: PriceProps) {
  const [seen, setSeen] = useState({ value, turn: 0, flashes: false })
  if (seen.value !== value) {
    setSeen({ value, turn: seen.turn + (seen.flashes ? 0 : 1), flashes: true })
  }
  return (
    <span
      className={cx(
        styles.price,
        seen.turn > 0 && styles.flash,
        // The same animation would not begin anew; a new element would, at twice the cost.
        seen.turn % 2 === 0 && styles.again,
        styles[tick],
        className,
      )}
      // A price that moves sooner than its tint has faded does not begin it anew.
      onAnimationEnd={() => setSeen((before) => ({ ...before, flashes: false }))}
    >
      {value}
    </span>
  )
}
