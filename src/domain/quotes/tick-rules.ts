import type { Tick } from '@/generated/h5.schemas.ts'
import { positionOf } from '@/patterns/charts/chart-rules.ts'

/** Seconds between two ticks from which on the first one's price is drawn as what it was: standing. */
const STANDING_SECONDS = 3

/** The part of a drawing that shows moments and prices, in pixels or any other unit. */
export interface Frame {
  /** Unix seconds at its edges. */
  from: number
  to: number
  /** Prices at its edges. */
  low: number
  high: number
  width: number
  height: number
}

/** Place of a moment from the left of a drawing. */
export function xOf({ from, to, width }: Frame, time: number): number {
  return round(((time - from) / (to - from)) * width)
}

/** Place of a price from the top of a drawing. */
export function yOf({ low, high, height }: Frame, price: number): number {
  return round(((high - price) / (high - low)) * height)
}

const round = (value: number) => Math.round(value * 10) / 10

/** The prices at the edges of a drawing: room above and below, and no noise blown up to fill it. */
export function priceRange(prices: readonly number[]): { low: number; high: number } {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const room = Math.max((high - low) * 0.12, Math.abs(high) * 1e-5, Number.MIN_VALUE)
  return { low: low - room, high: high + room }
}

/**
 * The line of ticks, oldest first, and on to a moment where one is given. While nothing is published a price stands: it does
 * not move slowly towards the next one.
 */
export function tickPath(ticks: readonly Tick[], frame: Frame, until?: number): string {
  const path: string[] = []
  let before: Tick | undefined
  for (const tick of ticks) {
    const x = xOf(frame, tick.as_of)
    if (before && tick.as_of - before.as_of > STANDING_SECONDS) path.push(`H${x}`)
    path.push(`${before ? 'L' : 'M'}${x} ${yOf(frame, positionOf(tick.price))}`)
    before = tick
  }
  if (before && until !== undefined) path.push(`H${xOf(frame, until)}`)
  return path.join('')
}

/** Ticks of an answer and those that came since, each once, oldest first. */
export function joinTicks(listed: readonly Tick[], live: readonly Tick[]): Tick[] {
  const byId = new Map([...listed, ...live].map((tick) => [tick.tick_id, tick]))
  return [...byId.values()].sort((a, b) => a.as_of - b.as_of)
}
