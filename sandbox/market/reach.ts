import type { Instrument } from './instrument.ts'
import { lastTickOf, runsOf } from './instrument.ts'
import type { Run } from './ticks.ts'
import { TICKS_PER_SECOND } from './ticks.ts'

/** A price that is waited for. */
export interface Reach {
  /** In units of 10^-precision. */
  price: number
  /** `up` is reached at this price or above it, `down` at it or below. */
  direction: 'up' | 'down'
  /** The seconds that are looked at, Unix seconds. */
  first: number
  last: number
}

/** A second, and the tick by which it is judged. */
export interface Reached {
  second: number
  tick: number
}

/**
 * The first second whose last published tick is at or beyond a price; undefined when there is none. What
 * lies between is not looked at tick by tick, so that a month costs little more than a minute.
 */
export function firstReach(instrument: Instrument, reach: Reach): Reached | undefined {
  const { first, last } = reach
  const range = { first: (first - 1) * TICKS_PER_SECOND + 1, last: last * TICKS_PER_SECOND }
  for (const run of runsOf(instrument, range)) {
    let from = run.first
    while (from <= run.last) {
      const found = firstTick(instrument, { first: from, last: run.last }, reach)
      if (found === undefined) break
      const second = Math.ceil(found / TICKS_PER_SECOND)
      // A price that went again within its second counts for nothing.
      const tick = lastTickOf(instrument, second * TICKS_PER_SECOND)
      if (tick !== undefined && isBeyond(instrument.source.priceAt(tick), reach)) {
        return { second, tick }
      }
      from = second * TICKS_PER_SECOND + 1
    }
  }
  return undefined
}

const isBeyond = (price: number, reach: Reach): boolean =>
  reach.direction === 'up' ? price >= reach.price : price <= reach.price

/** The first tick of a run at or beyond a price. */
function firstTick(instrument: Instrument, run: Run, reach: Reach): number | undefined {
  if (!isReachedIn(instrument, run, reach)) return undefined
  let { first, last } = run
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (isReachedIn(instrument, { first, last: middle }, reach)) last = middle
    else first = middle + 1
  }
  return first
}

function isReachedIn({ source }: Instrument, run: Run, { price, direction }: Reach): boolean {
  // What is known already spares looking for anything else than whether the price is reached.
  if (direction === 'up') {
    return source.extremes(run, { high: price - 1, low: Number.NEGATIVE_INFINITY }).high >= price
  }
  return source.extremes(run, { high: Number.POSITIVE_INFINITY, low: price + 1 }).low <= price
}
