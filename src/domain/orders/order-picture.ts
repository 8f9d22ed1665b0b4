import { priceRange, tickPath, xOf, yOf } from '@/domain/quotes/tick-rules.ts'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { positionOf } from '@/patterns/charts/chart-rules.ts'

/** The way of the price in a drawing whose left edge is the opening, and whose right edge the end. */
export interface PathPicture {
  /** The line, as an SVG path. */
  line: string
  /** Height of the opening price. */
  entry: number
  end: { x: number; y: number }
}

/** Draws an order's ticks, from the opening one to the closing one. */
export function pathPicture(
  order: TradeOrder,
  ticks: readonly Tick[],
  size: { width: number; height: number },
): PathPicture {
  const frame = {
    from: order.open_time,
    to: order.settles_at,
    ...priceRange(ticks.map(({ price }) => positionOf(price))),
    ...size,
  }
  const y = (price: string) => yOf(frame, positionOf(price))
  // A quiet market's tick is older than the second that it stands for.
  const placed = ticks.map((tick) => ({ ...tick, as_of: Math.max(frame.from, tick.as_of) }))
  return {
    line: tickPath(placed, frame, order.settles_at),
    entry: y(order.open_price),
    end: { x: xOf(frame, order.settles_at), y: y(order.close_price ?? order.open_price) },
  }
}
