import type { Candle, CandleInterval, CandlePage } from '../../src/generated/h5.schemas.ts'
import { toDecimal } from '../core/money.ts'
import type { Instrument } from './instrument.ts'
import { lastTickOf, runsOf } from './instrument.ts'
import { NO_EXTREMES } from './price-source.ts'
import type { Run } from './ticks.ts'
import { dayOf, runAtOrAfter, secondOf, TICKS_PER_DAY, TICKS_PER_SECOND } from './ticks.ts'

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

/** The ticks of the candle that holds a tick: aligned in UTC, weeks on Monday. */
function candleAround(interval: CandleInterval, tick: number): Run {
  const length = LENGTHS[interval]
  const first = tick - ((((tick - FIRST_MONDAY) % length) + length) % length)
  return { first, last: first + length - 1 }
}

/** Which candles are wanted. */
export interface CandleQuery {
  interval: CandleInterval
  count: number
  /** Only candles that begin before this moment, Unix seconds. */
  before?: number
}

/** Closed candles, and closes alone, that are remembered for each product. */
const KEPT_CANDLES = 4000
const KEPT_CLOSES = 100

/** The candles of one product, made of its published ticks; closed ones never change. */
export interface CandleBook {
  /** Candles oldest first, as of tick `now`; the last one is open and runs up to it. */
  page(query: CandleQuery, now: number): CandlePage
  /** The closes of an interval on the day of the last tick, oldest first; the last one is of the open candle. */
  closesOfDay(interval: CandleInterval, now: number): string[]
}

/** A book of candles that remembers closed ones. */
export function candleBook(instrument: Instrument): CandleBook {
  const { product } = instrument
  const closed = new BoundedCache<string, Candle>(KEPT_CANDLES)
  const closes = new BoundedCache<string, string>(KEPT_CLOSES)

  /**
   * The last candles that begin at or before a tick, oldest first. Those without a published tick are
   * left out: the last tick before a candle leads to the one before it.
   */
  const lastCandles = (interval: CandleInterval, count: number, from: number): Run[] => {
    const found: Run[] = []
    let tick = lastTickOf(instrument, from)
    while (tick !== undefined && found.length < count) {
      const bounds = candleAround(interval, tick)
      found.push(bounds)
      tick = lastTickOf(instrument, bounds.first - 1)
    }
    return found.reverse()
  }

  /** What follows from a candle never changes once it is closed; halts alone can still be lifted. */
  const remembered = <Value>(
    cache: BoundedCache<string, Value>,
    { interval, bounds, now }: { interval: CandleInterval; bounds: Run; now: number },
    make: (until: Run) => Value,
  ): Value => {
    if (bounds.last > now || isHalted(instrument, bounds)) return make(upTo(bounds, now))
    const key = `${interval}:${bounds.first}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const made = make(bounds)
    cache.set(key, made)
    return made
  }

  return {
    page({ interval, count, before }, now) {
      const from =
        before === undefined ? now : candleAround(interval, before * TICKS_PER_SECOND - 1).last
      const all = lastCandles(interval, count, Math.min(from, now))
      const [oldest] = all
      return {
        symbol: product.symbol,
        interval,
        list: all.map((bounds) =>
          remembered(closed, { interval, bounds, now }, (until) => makeCandle(instrument, until)),
        ),
        has_more: oldest !== undefined && lastTickOf(instrument, oldest.first - 1) !== undefined,
      }
    },
    closesOfDay(interval, now) {
      const tick = lastTickOf(instrument, now)
      if (tick === undefined) return []
      const midnight = dayOf(tick) * TICKS_PER_DAY
      const count =
        (tick - midnight) /
        (candleAround(interval, tick).last - candleAround(interval, tick).first + 1)
      return lastCandles(interval, Math.floor(count) + 1, tick)
        .filter(({ first }) => first >= midnight)
        .map((bounds) =>
          remembered(closes, { interval, bounds, now }, (until) => makeClose(instrument, until)),
        )
    },
  }
}

function upTo({ first, last }: Run, now: number): Run {
  return { first, last: Math.min(last, now) }
}

function isHalted({ halted }: Instrument, { first, last }: Run): boolean {
  const halt = runAtOrAfter(halted().runs, first)
  return halt !== undefined && halt.first <= last
}

function makeCandle(instrument: Instrument, until: Run): Candle {
  const { product, source } = instrument
  const runs = runsOf(instrument, until)
  const [opening, closing] = [runs[0], runs.at(-1)]
  if (!opening || !closing) throw new RangeError('A candle without a published tick')
  const { high, low } = runs.reduce((known, run) => source.extremes(run, known), NO_EXTREMES)
  const volume = runs.reduce((sum, run) => sum + source.volume(run), 0)
  const price = (units: number) => toDecimal(units, product.precision)
  return {
    time: secondOf(until.first),
    open: price(source.priceAt(opening.first)),
    high: price(high),
    low: price(low),
    close: price(source.priceAt(closing.last)),
    volume: toDecimal(volume, product.volumePrecision),
  }
}

function makeClose(instrument: Instrument, until: Run): string {
  const last = lastTickOf(instrument, until.last)
  if (last === undefined) throw new RangeError('A candle without a published tick')
  return toDecimal(instrument.source.priceAt(last), instrument.product.precision)
}

/** A cache of up to `limit` values that drops the least recently used one. */
class BoundedCache<Key, Value> {
  readonly #limit: number
  readonly #values = new Map<Key, Value>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size <= this.#limit) return
    const oldest = this.#values.keys().next()
    if (!oldest.done) this.#values.delete(oldest.value)
  }
}
