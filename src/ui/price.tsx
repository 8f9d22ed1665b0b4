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
      className={cx(
        styles.price,
        seen.turn > 0 && styles.flash,
        // The same animation would not begin anew; a new element would, at twice the cost.
        seen.turn % 2 === 0 && styles.again,
        styles[tick],
        className,
      )}
    >
      {value}
    </span>
  )
}
