import type { ReactNode } from 'react'
import styles from './product-icon.module.css'
import { Disc, ground, LetterSign } from './signs.tsx'

/*
 * Icons of products: those of `signs.tsx`, and flags reduced to what tells them apart, in the same
 * colours in both themes.
 */

const RED = '#d22f3c'
const BLUE = '#1f3f94'
const WHITE = '#ffffff'
const NAVY = '#14296b'
const YELLOW = '#f6c945'

const cross = (fill: string, width: number) => (
  <path d="M10 0v20M0 10h20" stroke={fill} strokeWidth={width} />
)
/** The canton of a flag of the Southern Cross, with its stars in a colour. */
const southern = (stars: string) => (
  <>
    {ground(NAVY)}
    <path d="M0 5h9M4.5 0v10" stroke={WHITE} strokeWidth={3} />
    <path d="M0 5h9M4.5 0v10" stroke={RED} strokeWidth={1.4} />
    <path d="M14 6.5v.01M12 11v.01M16.5 10v.01M14 15v.01" stroke={stars} className={styles.dots} />
  </>
)

const flags: Readonly<Record<string, ReactNode>> = {
  USD: (
    <>
      {ground(WHITE)}
      <path d="M0 1.5h20M0 7.2h20M0 12.9h20M0 18.6h20" stroke={RED} strokeWidth={2.9} />
      <path d="M0 0h10v10.5H0z" fill={BLUE} />
    </>
  ),
  EUR: (
    <>
      {ground(BLUE)}
      <circle className={styles.ring} cx={10} cy={10} r={5.4} stroke={YELLOW} />
    </>
  ),
  GBP: (
    <>
      {ground(NAVY)}
      <path d="M0 0l20 20M20 0L0 20" stroke={WHITE} strokeWidth={3.4} />
      {cross(WHITE, 6.4)}
      {cross(RED, 3.6)}
    </>
  ),
  JPY: (
    <>
      {ground(WHITE)}
      <circle cx={10} cy={10} r={5.2} fill={RED} />
    </>
  ),
  AUD: southern(WHITE),
  NZD: southern(RED),
  CAD: (
    <>
      {ground(WHITE)}
      <path d="M0 0h5v20H0zM15 0h5v20h-5zM10 5.5l3 4.5-3 4.5-3-4.5z" fill={RED} />
    </>
  ),
  CHF: (
    <>
      {ground(RED)}
      <path d="M10 4.5v11M4.5 10h11" stroke={WHITE} strokeWidth={3.4} />
    </>
  ),
}

/** Discs of metals by their chemical signs. */
const metals: Readonly<Record<string, { sign: string; fill: string }>> = {
  XAU: { sign: 'Au', fill: '#e3b53c' },
  XAG: { sign: 'Ag', fill: '#b8c0cb' },
  XPT: { sign: 'Pt', fill: '#a9bcc6' },
  XPD: { sign: 'Pd', fill: '#c9b9a6' },
}

/** The sign of a product; its name stands beside it. */
export function ProductIcon({ symbol }: { symbol: string }) {
  const base = symbol.slice(0, 3)
  const [first, second] = [flags[base], flags[symbol.slice(3)]]
  if (first && second) {
    return (
      <span className={styles.pair} aria-hidden>
        <span>
          <Disc>{first}</Disc>
        </span>
        <span>
          <Disc>{second}</Disc>
        </span>
      </span>
    )
  }
  const metal = metals[base]
  const name = symbol.replace(/USD$|\d+$/, '')
  const letters = metal?.sign ?? (name.length > 3 ? name.slice(0, 1) : name)
  return (
    <LetterSign
      letters={letters}
      symbol={symbol}
      fill={metal?.fill}
      {...(metal && { ink: '#3a2f12' })}
    />
  )
}
