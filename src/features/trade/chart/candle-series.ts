import type { Candle, CandleInterval, CandlePage, Quote } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Length of a candle of each interval in seconds. */
export const SECONDS_OF: Record<CandleInterval, number> = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '1d': DAY,
  '1w': 7 * DAY,
}

/** The most candles of one answer (contract: `count`). */
export const MOST_CANDLES = 1000

/** Where a figure lies in a drawing; nothing is computed from it but curves and shares. */
export function position(figure: Decimal): number {
  // biome-ignore lint/plugin: a place in a drawing and no amount
  return Number(figure)
}

/** What the series needs of a quote. */
export type LivePrice = Pick<Quote, 'price' | 'as_of'>

/**
 * What a step did to the series. `changed`: these candles are new or others than before, oldest
 * first, all among the newest. `replaced`: it is another series.
 */
export type SeriesChange =
  | { kind: 'none' }
  | { kind: 'changed'; candles: readonly Candle[] }
  | { kind: 'replaced' }

const NONE: SeriesChange = { kind: 'none' }

/**
 * The candles of one product and interval, oldest first, as far as they are known: pages of the
 * server, joined to the live prices that are newer. The server's word on a closed candle is final.
 */
export class CandleSeries {
  /** Oldest first; the last one is open. */
  candles: readonly Candle[] = []
  /** Whether the server has older ones. */
  hasMore = false
  readonly #seconds: number
  /** Candles that begin before this moment are as the server closed them. */
  #settledUntil = 0
  /** Moment of the newest live price in the last candle, and of the newest that came at all. */
  #pricedAt = 0
  #heardAt = 0

  constructor(interval: CandleInterval) {
    this.#seconds = SECONDS_OF[interval]
  }

  /**
   * How many of the newest candles to ask for, so that every one that is not final is among them, and
   * one that is. While no market trades there are no new prices, and nothing new to ask for.
   */
  get tailCount(): number {
    const end = Math.max(this.#heardAt, (this.candles.at(-1)?.time ?? 0) + this.#seconds)
    const span = end - this.#settledBefore
    return Math.min(MOST_CANDLES, Math.max(2, Math.ceil(span / this.#seconds) + 1))
  }

  /** Whether a candle before the last one is not final yet. */
  get unsettled(): boolean {
    const closed = this.candles.at(-2)
    return closed !== undefined && closed.time > this.#settledBefore
  }

  /** Joins an answer with the newest candles; `time` is the server's clock of that answer. */
  merge(page: Pick<CandlePage, 'list' | 'has_more'>, time: number): SeriesChange {
    const [first] = page.list
    const last = this.candles.at(-1)
    if (!first) return NONE
    if (!last || first.time > last.time) {
      this.candles = page.list
      this.hasMore = page.has_more
      this.#settle(page.list, time)
      return { kind: 'replaced' }
    }
    const known = new Map(this.candles.slice(-page.list.length - 1).map((one) => [one.time, one]))
    const changed = page.list
      .filter((candle) => candle.time > this.#settledBefore)
      .map((candle) => this.#joined(known.get(candle.time), candle, time))
      .filter((candle) => !isSame(known.get(candle.time), candle))
    this.#settle(page.list, time)
    return this.#put(changed)
  }

  /** Adds an older page; gives the candles that are new. */
  prepend(page: Pick<CandlePage, 'list' | 'has_more'>): readonly Candle[] {
    const [first] = this.candles
    const older = first ? page.list.filter(({ time }) => time < first.time) : []
    this.candles = [...older, ...this.candles]
    // A page without a new candle would be asked for again and again.
    this.hasMore = page.has_more && older.length > 0
    return older
  }

  /**
   * Moves the open candle to a live price, or begins the next one. A price beyond the next one is
   * left to the server, which knows what lies between: `gap`.
   */
  price({ price, as_of }: LivePrice): SeriesChange | { kind: 'gap' } {
    const last = this.candles.at(-1)
    this.#heardAt = Math.max(this.#heardAt, as_of)
    if (!last || as_of < last.time || as_of < this.#pricedAt) return NONE
    const steps = Math.floor((as_of - last.time) / this.#seconds)
    if (steps > 1) return { kind: 'gap' }
    this.#pricedAt = as_of
    if (steps === 1) {
      const time = last.time + this.#seconds
      return this.#put([{ time, open: price, high: price, low: price, close: price, volume: '0' }])
    }
    if (last.close === price) return NONE
    return this.#put([
      {
        ...last,
        high: larger(last.high, price),
        low: smaller(last.low, price),
        close: price,
      },
    ])
  }

  /** The begin of the last candle that is final. */
  get #settledBefore(): number {
    return this.#settledUntil - this.#seconds
  }

  #settle(list: readonly Candle[], time: number): void {
    const closed = list.filter((candle) => candle.time + this.#seconds <= time).at(-1)
    if (closed) this.#settledUntil = Math.max(this.#settledUntil, closed.time + this.#seconds)
  }

  /** The server's candle, with what live prices know beyond it while it was open. */
  #joined(known: Candle | undefined, candle: Candle, time: number): Candle {
    if (!known || candle.time + this.#seconds <= time) return candle
    const isNewer = this.#pricedAt >= time && known.time === this.candles.at(-1)?.time
    return {
      ...candle,
      high: larger(candle.high, known.high),
      low: smaller(candle.low, known.low),
      close: isNewer ? known.close : candle.close,
    }
  }

  /** Puts candles of the newest end into their places. */
  #put(changed: readonly Candle[]): SeriesChange {
    const [first] = changed
    if (!first) return NONE
    const byTime = new Map(changed.map((candle) => [candle.time, candle]))
    const at = this.candles.findLastIndex(({ time }) => time < first.time) + 1
    const tail = this.candles.slice(at)
    const added = changed.filter(({ time }) => !tail.some((one) => one.time === time))
    const end = tail.at(-1)?.time ?? 0
    this.candles = [
      ...this.candles.slice(0, at),
      ...[...tail.map((one) => byTime.get(one.time) ?? one), ...added].sort(
        (a, b) => a.time - b.time,
      ),
    ]
    // One that was missing in between moves those after it: that is another series.
    return added.some(({ time }) => time < end)
      ? { kind: 'replaced' }
      : { kind: 'changed', candles: changed }
  }
}

function isSame(a: Candle | undefined, b: Candle): boolean {
  return (
    a !== undefined &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.close === b.close &&
    a.volume === b.volume
  )
}

const larger = (a: Decimal, b: Decimal): Decimal => (compare(a, b) >= 0 ? a : b)
const smaller = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b)
