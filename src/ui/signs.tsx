import type { ReactNode } from 'react'
import styles from './signs.module.css'

/*
 * One set of signs for products, coins, banks and ways to pay, drawn for this app: discs with letters or
 * a plain drawing, in a square of 20. No emblem of a company or of a coin's maker is copied; the name
 * stands beside each.
 */

const WHITE = '#ffffff'

/** Discs without a colour of their own: one of these, always the same for a symbol. */
const FILLS = ['#2456c4', '#0c7a6c', '#7a3fb0', '#b04a17', '#3c5a78', '#9b2f5f']

/** The colour that a symbol always has. */
const fillOf = (symbol: string) =>
  FILLS[[...symbol].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % FILLS.length]

/** A drawing, clipped to a disc; as large as what it stands in. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.disc} aria-hidden>
      {children}
    </svg>
  )
}

/** The ground of a disc. */
export const ground = (fill: string | undefined) => <path d="M0 0h20v20H0z" fill={fill} />

interface LetterSignProps {
  letters: string
  /** What the disc has its colour from, where it has none of its own. */
  symbol: string
  fill?: string | undefined
  ink?: string
}

/** A disc with up to three letters. */
export function LetterSign({
  letters,
  symbol,
  fill = fillOf(symbol),
  ink = WHITE,
}: LetterSignProps) {
  return (
    <span className={styles.sign} aria-hidden>
      <Disc>
        {ground(fill)}
        <text
          fontSize={letters.length > 2 ? 6.6 : 8.4}
          fontWeight={650}
          textAnchor="middle"
          x={10}
          y={13}
          fill={ink}
        >
          {letters}
        </text>
      </Disc>
    </span>
  )
}

/** The sign of a coin, as its product has it in the list of quotes. */
export function CoinSign({ coin }: { coin: string }) {
  if (coin === 'USDT') return <LetterSign letters="₮" symbol="" />
  return <LetterSign letters={coin.length > 3 ? coin.slice(0, 1) : coin} symbol={`${coin}USD`} />
}

/** The letters of ways to pay that are no bank. */
const ways: Readonly<Record<string, string>> = { alipay: 'Ali', wechat_pay: 'We' }

/** The sign of a way to pay: of the coin that is sent, else of its kind; a bank where it is unknown. */
export function WaySign({ type, currency }: { type: string; currency: string | null }) {
  if (type === 'crypto_transfer' && currency !== null) return <CoinSign coin={currency} />
  const letters = ways[type]
  if (letters !== undefined) return <LetterSign letters={letters} symbol={letters} />
  return (
    <span className={styles.sign} aria-hidden>
      <Disc>
        {ground('#3c5a78')}
        <path d="M10 4.2l6 3.3H4z" fill={WHITE} />
        <path
          d="M6 8.8v4M8.7 8.8v4M11.3 8.8v4M14 8.8v4M4.4 14.6h11.2"
          stroke={WHITE}
          strokeWidth={1.3}
          strokeLinecap="round"
        />
      </Disc>
    </span>
  )
}
