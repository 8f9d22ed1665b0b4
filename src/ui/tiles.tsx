import type { ReactNode } from 'react'
import { cx } from './cx'
import { UiLink } from './link'
import styles from './tiles.module.css'

export type TilesProps = {
  /** What the tiles are, for readers. */
  label: string
  /** `apart`: each on a surface of its own, for the few things done most. */
  look?: 'together' | 'apart'
  /** Tile elements; four stand side by side on a phone, fewer where the reader's text is large. */
  children: ReactNode
}

/** Ways to other pages as icons with their names: more of them at a glance than rows. */
export function Tiles({ label, look = 'together', children }: TilesProps) {
  return (
    <ul aria-label={label} className={cx(styles.tiles, styles[look])}>
      {children}
    </ul>
  )
}

export type TileProps = {
  /** A 24 px icon. */
  icon: ReactNode
  label: ReactNode
  /** Below the name: a state. */
  note?: ReactNode
} & ({ href: string; onClick?: never } | { href?: never; onClick: () => void })

/** One of the Tiles: with `href` a link, with `onClick` a button. */
export function Tile({ icon, label, note, href, onClick }: TileProps) {
  const body = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>{' '}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  )
  return (
    <li className={styles.item}>
      {href === undefined ? (
        <button type="button" className={styles.tile} onClick={onClick}>
          {body}
        </button>
      ) : (
        <UiLink href={href} className={styles.tile}>
          {body}
        </UiLink>
      )}
    </li>
  )
}
