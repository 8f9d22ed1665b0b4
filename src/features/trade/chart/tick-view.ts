import type { Frame } from '@/domain/quotes/tick-rules.ts'
import { priceRange } from '@/domain/quotes/tick-rules.ts'
import type { Tick, TradeOrder } from '@/generated/h5.schemas.ts'
import { axisOf, positionOf } from '@/patterns/charts/chart-rules.ts'
import { TICK_SECONDS } from './use-ticks.ts'

/** Seconds in sight at least, and before the opening of an order. */
const SPAN_SECONDS = 120
const LEAD_SECONDS = 15
/** The part of the time in sight that is kept free behind what is last. */
const ROOM_AHEAD_SHARE = 0.1
/** Distances between two marks of the time, seconds. */
const STEPS = [60, 120, 180, 300, 600]

/**
 * What the drawing shows: the last minutes, each order from its opening to its end, and some room; at
 * the top as many pixels as labels take.
 */
export function tickFrame(
  ticks: readonly Tick[],
  orders: readonly TradeOrder[],
  { now, width, height, top }: { now: number; width: number; height: number; top: number },
): Frame & { ticks: readonly Tick[] } {
  const from = Math.max(
    now - TICK_SECONDS,
    Math.min(now - SPAN_SECONDS, ...orders.map(({ open_time }) => open_time - LEAD_SECONDS)),
  )
  const last = Math.max(
    now,
    ...orders.map(({ settles_at }) => Math.min(settles_at, now + TICK_SECONDS)),
  )
  const to = last + Math.ceil(ROOM_AHEAD_SHARE * (last - from))
  // The one before the left edge leads to the first one in sight.
  const first = Math.max(0, ticks.findIndex(({ as_of }) => as_of >= from) - 1)
  const inSight = ticks.some(({ as_of }) => as_of >= from) ? ticks.slice(first) : ticks.slice(-1)
  const prices = [
    ...inSight.map(({ price }) => price),
    ...orders.map(({ open_price }) => open_price),
  ].map(positionOf)
  const { low, high } = priceRange(prices)
  const free = (high - low) * (top / (height - top))
  return { from, to, low, high: high + free, width, height, ticks: inSight }
}

/** Orders of this product that are drawn: open ones, and those that ended within the ticks kept. */
export function drawnOrders(
  open: readonly TradeOrder[],
  results: readonly TradeOrder[],
  { symbol, now }: { symbol: string; now: number },
): TradeOrder[] {
  const over = results.filter(
    (order) =>
      order.symbol === symbol && now - order.settles_at < TICK_SECONDS && order.close_price,
  )
  return [...over, ...open.filter(({ id }) => !over.some((one) => one.id === id))].sort(
    (a, b) => a.settles_at - b.settles_at,
  )
}

/** Prices at which the drawing has a line: round ones within its edges. */
export function priceMarks({ low, high }: Frame): number[] {
  return axisOf([low, high], false).ticks.filter((price) => price > low && price < high)
}

/** Moments at which the drawing has a mark, Unix seconds, at least `gap` pixels apart. */
export function timeMarks({ from, to, width }: Frame, gap: number): number[] {
  const step = STEPS.find((one) => (one / (to - from)) * width >= gap) ?? 900
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => {
    return first + at * step
  })
}
