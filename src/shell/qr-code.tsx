import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Quiet zone in modules, without which cameras do not find the code. */
const BORDER = 4

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** What it is, for screen readers. */
  label: string
}

/** A QR code, drawn as one path: sharp at every size, dark on light in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrCodeOf(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={path} />
    </svg>
  )
}

/**
 * A QR code with its quiet border: its modules along one side, and the dark ones as the path of a
 * drawing whose unit is one module. Up to 15 % of it can be covered or dirty.
 */
export function qrCodeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
