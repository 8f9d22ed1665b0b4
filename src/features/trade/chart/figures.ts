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
  const isStraight = points.length === 2 && (a.x === b.x || a.y === b.y)
  if (isStraight && style !== 'dashed') {
    ctx.fillStyle = color
    const left = Math.min(a.x, b.x)
    const top = Math.min(a.y, b.y)
    ctx.fillRect(
      left,
      top,
      Math.max(size, Math.abs(a.x - b.x)),
      Math.max(size, Math.abs(a.y - b.y)),
    )
    return
  }
  ctx.strokeStyle = color
  ctx.lineWidth = size
  ctx.lineJoin = 'bevel'
  ctx.setLineDash(style === 'dashed' ? dashedValue : [])
  ctx.beginPath()
  ctx.moveTo(a.x, a.y)
  for (const point of points.slice(1)) ctx.lineTo(point.x, point.y)
  ctx.stroke()
}
