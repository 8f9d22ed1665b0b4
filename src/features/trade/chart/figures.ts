import type { LineAttrs, LineStyle, RectAttrs, RectStyle } from 'klinecharts'
import { registerFigure } from 'klinecharts'

/**
 * Two of the library's figures, drawn with less work. Its rectangles are rounded paths that are
 * filled and then stroked in the same colour, its straight lines paths; without a graphics card that
 * is most of what a frame of dragging costs (`npm run bench:chart`).
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
