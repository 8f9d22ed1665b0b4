import { qrCodeOf } from '@/shell/qr-code.tsx'

/** What the picture of an invitation holds. */
export interface QrPicture {
  /** What the code says. */
  link: string
  /** Below the code, largest first: the product, the invitation code, that it is a demo. */
  lines: readonly string[]
}

const WIDTH = 720
const EDGE = 48
const LINE = 52
const PAPER = '#ffffff'
const INK = '#0d1828'

/** Draws the QR code with its words as a PNG; null where the browser cannot. */
export function drawQrPicture({ link, lines }: QrPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const { size, path } = qrCodeOf(link)
  // Whole pixels for each module: a blurred code is hard to read.
  const module = Math.floor((WIDTH - 2 * EDGE) / size)
  const side = module * size
  canvas.width = WIDTH
  canvas.height = EDGE + side + lines.length * LINE + EDGE
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)

  context.fillStyle = INK
  context.save()
  context.translate(Math.round((WIDTH - side) / 2), EDGE)
  context.scale(module, module)
  context.fill(new Path2D(path))
  context.restore()

  const face = getComputedStyle(document.body).fontFamily
  context.textAlign = 'center'
  context.textBaseline = 'top'
  lines.forEach((line, index) => {
    context.font = `${index === 0 ? 650 : 400} ${index === 0 ? 36 : 28}px ${face}`
    context.fillText(line, WIDTH / 2, EDGE + side + index * LINE, WIDTH - 2 * EDGE)
  })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
