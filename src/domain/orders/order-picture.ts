import type { TickPoint } from '@/domain/quotes/tick-rules.ts'
import { priceRange, tickPath, tickPoints, xOf, yOf } from '@/domain/quotes/tick-rules.ts'
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

/** The points of an order's price, from the opening tick to the closing one. */
export function pathPoints(order: TradeOrder, ticks: readonly Tick[]): TickPoint[] {
  return tickPoints(withinOrder(order, ticks), order.settles_at)
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
  return {
    line: tickPath(withinOrder(order, ticks), frame, order.settles_at),
    entry: y(order.open_price),
    end: { x: xOf(frame, order.settles_at), y: y(order.close_price ?? order.open_price) },
  }
}

/** Ticks with their moments within the order: a quiet market's tick is older than the second that it counts for. */
const withinOrder = ({ open_time, settles_at }: TradeOrder, ticks: readonly Tick[]): Tick[] =>
  ticks.map((tick) => ({ ...tick, as_of: clamp(tick.as_of, open_time, settles_at) }))

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
