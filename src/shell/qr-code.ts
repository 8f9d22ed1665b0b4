import { encode } from 'uqr'

/** A QR code as a square of modules, its quiet border included. */
export interface QrCode {
  /** Modules along one side. */
  size: number
  /** The dark modules as the path of an SVG whose unit is one module. */
  path: string
}

/** Quiet zone in modules, which readers need. */
const BORDER = 4

/** The code of a text. Up to 15 % of it can be covered or dirty. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
