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
  const [seen, setSeen] = useState({ value, turn: 0 })
  if (seen.value !== value) setSeen({ value, turn: seen.turn + 1 })
  return (
    <span
      // A new key starts the animation anew.
      key={seen.turn}
      className={cx(styles.price, seen.turn > 0 && styles.flash, styles[tick], className)}
    >
      {value}
    </span>
  )
}
