import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './figures.module.css'

export type Direction = 'up' | 'down' | 'flat'

const icons = { up: ArrowUp, down: ArrowDown, flat: Minus }

export type ChangeProps = {
  direction: Direction
  /** The formatted change with its sign: the sign and the arrow speak where colour cannot. */
  children: ReactNode
  /** A tint behind it, of one width in a list of quotes. */
  pill?: boolean
}

/** A price's change: arrow, sign and colour, in the user's rise and fall colours. */
export function Change({ direction, children, pill = false }: ChangeProps) {
  const Icon = icons[direction]
  return (
    <span className={cx(styles.change, styles[direction], pill && styles.pill)}>
      <Icon size={14} strokeWidth={2.5} aria-hidden />
      {children}
    </span>
  )
}
