import { useEffect, useRef } from 'react'
import type { Direction } from './change'
import { cx } from './cx'
import styles from './figures.module.css'

export type PriceProps = {
  /** The formatted price; a new text is tinted. */
  value: string
  /** Where this tick went against the one before it. */
  tick: Direction
  className?: string
}

/** Nearly a second, as long as most prices stand: a tint costs frames where it starts and ends only. */
const FADE = { duration: 900, easing: 'ease-out', pseudoElement: '::before' }

/** A live price: a short tint behind it tells that, and where, it moved. Still in reduced motion. */
export function Price({ value, tick, className }: PriceProps) {
  const price = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const tint = useRef<Animation>(null)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    // A price that changes before its tint has faded does not restart it.
    tint.current ??= price.current?.animate({ opacity: [1, 0] }, FADE) ?? null
    if (tint.current?.playState === 'finished') tint.current.play()
  }, [value])
  return (
    <span ref={price} className={cx(styles.price, styles[tick], className)}>
      {value}
    </span>
  )
}
