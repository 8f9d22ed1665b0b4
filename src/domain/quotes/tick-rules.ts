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

/** A price at a moment, in unix seconds. */
export interface TickPoint {
  at: number
  position: number
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
 * The corners of the line of ticks, oldest first, and on to a moment where one is given. While nothing is published
 * the price stays level: it does not move slowly towards the next one.
 */
export function tickPoints(ticks: readonly Tick[], until?: number): TickPoint[] {
  const points: TickPoint[] = []
  const extendTo = (at: number) => {
    const last = points.at(-1)
    if (last) points.push({ ...last, at })
  }
  for (const { as_of, price } of ticks) {
    if (as_of - (points.at(-1)?.at ?? as_of) > STANDING_SECONDS) extendTo(as_of)
    points.push({ at: as_of, position: positionOf(price) })
  }
  if (until !== undefined) extendTo(until)
  return points
}

/** The line of {@link tickPoints} as an SVG path. */
export function tickPath(ticks: readonly Tick[], frame: Frame, until?: number): string {
  return tickPoints(ticks, until)
    .map(({ at, position }, i) => `${i > 0 ? 'L' : 'M'}${xOf(frame, at)} ${yOf(frame, position)}`)
    .join('')
}

/** Ticks of an answer and those that came since, each once, oldest first. */
export function joinTicks(listed: readonly Tick[], live: readonly Tick[]): Tick[] {
  const byId = new Map([...listed, ...live].map((tick) => [tick.tick_id, tick]))
  return [...byId.values()].sort((a, b) => a.as_of - b.as_of)
}
