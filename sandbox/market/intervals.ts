import type { CandleInterval } from '../../src/generated/h5.schemas.ts'
import type { Run } from './ticks.ts'
import { TICKS_PER_DAY, TICKS_PER_SECOND } from './ticks.ts'

const MINUTE = 60 * TICKS_PER_SECOND

const LENGTHS: Record<CandleInterval, number> = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': 60 * MINUTE,
  '4h': 240 * MINUTE,
  '1d': TICKS_PER_DAY,
  '1w': 7 * TICKS_PER_DAY,
}

/** The first Monday of Unix time, on which weeks are aligned; all shorter intervals are too. */
const FIRST_MONDAY = 4 * TICKS_PER_DAY

/** Ticks of a candle. */
export function lengthOf(interval: CandleInterval): number {
  return LENGTHS[interval]
}

/** The ticks of the candle that holds a tick: aligned in UTC, weeks on Monday. */
export function candleAround(interval: CandleInterval, tick: number): Run {
  const length = LENGTHS[interval]
  const first = tick - ((((tick - FIRST_MONDAY) % length) + length) % length)
  return { first, last: first + length - 1 }
}

/** The interval of that many seconds, if there is one. */
export function intervalOfSeconds(seconds: number): CandleInterval | undefined {
  const intervals = Object.keys(LENGTHS) as CandleInterval[] // the keys of a Record<CandleInterval, …>
  return intervals.find((interval) => LENGTHS[interval] === seconds * TICKS_PER_SECOND)
}
