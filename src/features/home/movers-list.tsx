import type { ReactNode } from 'react'
import styles from './home-live.module.css'

/** How many are shown. */
export const MOVERS = 4

/** Places for the products that move most; those that are not filled keep their height. */
export function MoversList({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.movers}>
      {children}
      {['a', 'b', 'c', 'd'].slice(children.length, MOVERS).map((key) => (
        <li key={key} className={styles.item} aria-hidden>
          <span className={styles.mover}>
            <span />
            <span />
            <span />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const BlankMovers = () => <MoversList>{[]}</MoversList>
