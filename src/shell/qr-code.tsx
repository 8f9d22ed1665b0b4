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
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={path} />
    </svg>
  )
}
