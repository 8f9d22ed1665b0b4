import { linePieces } from '@/lib/line-pieces.ts'
import { site } from '@/lib/site.ts'
import type { PathPicture } from './order-picture.ts'
import type { ReceiptLine } from './use-receipt-lines.ts'

/** What a receipt's picture holds. */
export interface ReceiptPicture {
  /** The product's name and the result. */
  title: string
  result: string
  tone: 'positive' | 'negative' | 'neutral'
  /** The way of the price, {@link PATH_SIZE} large; null where it is not known. */
  path: PathPicture | null
  lines: readonly ReceiptLine[]
  /** Across the whole picture, so that no part of it looks like a real order's; null of a real one. */
  stamp: string | null
  /** Below the lines: that it is a demo, where it is one, or practice. */
  mark: string | null
  locale: string
}

const WIDTH = 720
const EDGE = 48
/** Around the path, for its points. */
const ROOM = 16
export const PATH_SIZE = { width: WIDTH - 2 * EDGE - 2 * ROOM, height: 180 }
const LINE = 34
const NOTE = 26

/** Colours of a picture on white paper; it is the same in both themes. */
const INK = '#0d1828'
const PALE = '#445266'
const HAIR = '#e2e7ee'
const GROUND = '#f3f6fa'
/** The practice colour on paper. */
const STAMP = '#6d28a8'
const COURSE = site.accent
const TONES = { positive: '#08713c', negative: '#c01f2e', neutral: INK }

/** Draws a receipt as a PNG; null where the browser cannot. */
export function drawReceipt(picture: ReceiptPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const face = getComputedStyle(document.body).fontFamily
  const measured = paint(context, picture, face)
  canvas.width = WIDTH
  canvas.height = measured
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, WIDTH, measured)
  paint(context, picture, face)
  if (picture.stamp !== null) stampOver(context, picture.stamp, measured, face)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Writes everything from the top; returns the height that it took. */
function paint(context: CanvasRenderingContext2D, picture: ReceiptPicture, face: string): number {
  const inner = WIDTH - 2 * EDGE
  const write = (text: string, y: number, look: { size: number; weight?: number; ink: string }) => {
    context.font = `${look.weight ?? 400} ${look.size}px ${face}`
    context.fillStyle = look.ink
    let line = y
    for (const part of broken(context, text, inner, picture.locale)) {
      context.fillText(part, EDGE, line)
      line += look.size * 1.4
    }
    return line
  }
  context.textBaseline = 'top'
  let y = write(picture.title, EDGE, { size: 26, weight: 500, ink: PALE }) + 8
  y = write(picture.result, y, { size: 44, weight: 650, ink: TONES[picture.tone] }) + 16
  if (picture.path) y = course(context, picture.path, TONES[picture.tone], y) + 24
  for (const { label, value, note } of picture.lines) {
    context.fillStyle = HAIR
    context.fillRect(EDGE, y, inner, 1)
    y = write(label, y + 14, { size: 20, ink: PALE })
    y = write(value, y, { size: 24, weight: 500, ink: INK })
    y = note === undefined ? y + LINE - 26 : write(note, y, { size: 20, ink: PALE }) + NOTE - 18
  }
  if (picture.mark !== null) {
    y = write(picture.mark, y + 16, { size: 22, weight: 650, ink: INK })
  }
  return Math.ceil(y + EDGE)
}

/** Writes a word across the picture, again and again down to its end. */
function stampOver(
  context: CanvasRenderingContext2D,
  word: string,
  height: number,
  face: string,
): void {
  context.save()
  context.globalAlpha = 0.16
  context.fillStyle = STAMP
  context.font = `650 72px ${face}`
  context.textAlign = 'center'
  for (let y = 200; y < height; y += 300) {
    context.save()
    context.translate(WIDTH / 2, y)
    context.rotate(-Math.PI / 9)
    context.fillText(word, 0, 0, WIDTH - 2 * EDGE)
    context.restore()
  }
  context.restore()
}

/** Draws the way of the price with both of its ends; returns where it ends. */
function course(
  context: CanvasRenderingContext2D,
  { line, entry, end }: PathPicture,
  ink: string,
  top: number,
): number {
  const { width, height } = PATH_SIZE
  context.fillStyle = GROUND
  context.fillRect(EDGE, top, width + 2 * ROOM, height)
  context.save()
  context.translate(EDGE + ROOM, top)
  context.lineJoin = 'round'
  context.strokeStyle = PALE
  context.setLineDash([10, 8])
  context.lineWidth = 2
  context.stroke(new Path2D(`M0 ${entry}H${end.x}`))
  context.setLineDash([])
  context.strokeStyle = COURSE
  context.lineWidth = 3.5
  context.stroke(new Path2D(line))
  point(context, { x: 0, y: entry }, '#ffffff', COURSE)
  point(context, end, ink, '#ffffff')
  context.restore()
  return top + height
}

function point(
  context: CanvasRenderingContext2D,
  { x, y }: PathPicture['end'],
  fill: string,
  stroke: string,
): void {
  context.beginPath()
  context.arc(x, y, 9, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  context.strokeStyle = stroke
  context.lineWidth = 4
  context.stroke()
}

/** The lines of a text that fit a width, broken where the language breaks. */
function broken(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  locale: string,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of linePieces(text, locale)) {
    if (line !== '' && context.measureText(line + piece).width > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line]
}
