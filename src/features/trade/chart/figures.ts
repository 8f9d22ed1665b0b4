import type { LineAttrs, LineStyle, RectAttrs, RectStyle, TextAttrs, TextStyle } from 'klinecharts'
import { registerFigure } from 'klinecharts'

/**
 * The library's figures, drawn with less work. Its rectangles are rounded paths that are filled and
 * then stroked in the same colour, its straight lines paths, and its texts are measured three times;
 * without a graphics card that is most of what a frame of dragging costs (`npm run bench:chart`).
 */
export function registerLeanFigures(): void {
  registerFigure<RectAttrs | RectAttrs[], Partial<RectStyle>>({
    name: 'rect',
    checkEventOn: () => false,
    draw: (ctx, attrs, { color, borderColor }) => {
      ctx.fillStyle = color ?? borderColor ?? 'transparent'
      for (const { x, y, width, height } of [attrs].flat()) ctx.fillRect(x, y, width, height)
    },
  })
  registerFigure<LineAttrs | LineAttrs[], Partial<LineStyle>>({
    name: 'line',
    checkEventOn: () => false,
    draw: (ctx, attrs, style) => {
      for (const { coordinates } of [attrs].flat()) drawLine(ctx, coordinates, style)
    },
  })
  registerFigure<TextAttrs | TextAttrs[], Partial<TextStyle>>({
    name: 'text',
    checkEventOn: () => false,
    draw: (ctx, attrs, style) => drawTexts(ctx, [attrs].flat(), style),
  })
}

/** Texts in one style, by where their own edge or middle is; a mark's stands in its box. */
function drawTexts(
  ctx: CanvasRenderingContext2D,
  texts: readonly TextAttrs[],
  style: Partial<TextStyle>,
): void {
  const { color = 'currentColor', size = 12, weight = 'normal', family = 'sans-serif' } = style
  const { paddingLeft = 0, paddingRight = 0, paddingTop = 0 } = style
  for (const text of texts) drawBox(ctx, text, style)
  ctx.font = `${weight} ${size}px ${family}`
  ctx.fillStyle = color
  ctx.textBaseline = 'top'
  for (const { text, x, y, height = size, align = 'left', baseline } of texts) {
    const inset = align === 'right' ? -paddingRight : paddingLeft
    const top = baseline === 'middle' ? y - height / 2 : y
    ctx.textAlign = align
    ctx.fillText(text, align === 'center' ? x : x + inset, top + paddingTop)
  }
}

/** What stands behind the text of a mark, whose size is given. */
function drawBox(
  ctx: CanvasRenderingContext2D,
  { x, y, width = 0, height = 0, align, baseline }: TextAttrs,
  { backgroundColor = 'transparent', borderRadius = 0 }: Partial<TextStyle>,
): void {
  if (width === 0 || backgroundColor === 'transparent') return
  ctx.fillStyle = backgroundColor
  ctx.beginPath()
  ctx.roundRect(
    align === 'right' ? x - width : x,
    baseline === 'middle' ? y - height / 2 : y,
    width,
    height,
    borderRadius,
  )
  ctx.fill()
}

/** A line through points; level and upright ones without a path. */
function drawLine(
  ctx: CanvasRenderingContext2D,
  points: LineAttrs['coordinates'],
  { color = 'transparent', size = 1, style, dashedValue = [] }: Partial<LineStyle>,
): void {
  const [a, b] = points
  if (!a || !b) return
  if (points.length === 2 && a.y === b.y) {
    drawLevel(
      ctx,
      { from: a.x, to: b.x, y: a.y },
      size,
      color,
      style === 'dashed' ? dashedValue : [],
    )
    return
  }
  ctx.strokeStyle = color
  ctx.lineWidth = size
  ctx.lineJoin = 'bevel'
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.moveTo(a.x, a.y)
  for (const point of points.slice(1)) ctx.lineTo(point.x, point.y)
  ctx.stroke()
}

/** A level line, whole or in dashes. */
function drawLevel(
  ctx: CanvasRenderingContext2D,
  { from, to, y }: { from: number; to: number; y: number },
  size: number,
  colour: string,
  [dash = 0, gap = 0]: readonly number[],
): void {
  ctx.fillStyle = colour
  if (dash <= 0) {
    ctx.fillRect(from, y, to - from, size)
    return
  }
  for (let x = from; x < to; x += dash + gap) ctx.fillRect(x, y, Math.min(dash, to - x), size)
}
