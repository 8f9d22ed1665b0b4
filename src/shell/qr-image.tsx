import { useMemo } from 'react'
import { qrCodeOf } from './qr-code.ts'
import styles from './qr-image.module.css'

/** A QR code, dark on white in both themes, as cameras expect it. `label` names it for readers. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCodeOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  )
}
