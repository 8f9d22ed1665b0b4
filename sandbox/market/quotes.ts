import type { Quote } from '../../src/generated/h5.schemas.ts'
import { ratio, toDecimal } from '../core/money.ts'
import type { Halted } from './halts.ts'
import type { Instrument } from './instrument.ts'
import { lastTickOf, runsOf } from './instrument.ts'
import type { Extremes } from './price-source.ts'
import { NO_EXTREMES } from './price-source.ts'
import { dayOf, secondOf, TICKS_PER_DAY } from './ticks.ts'

/** What of a quote follows from its tick. */
export type PriceOfDay = Omit<Quote, 'state' | 'opens_at'>

/** A product's day from midnight UTC to a tick; prices in units of 10^-precision. */
interface Day {
  midnight: number
  tick: number
  halted: Halted
  open: number
  /** The last price before the day; the opening one on the first day of all. */
  previousClose: number
  extremes: Extremes
}

/** Decimals of a change rate. */
const RATE_SCALE = 8

/**
 * The quotes of one product by published tick. The day of a quote is the UTC day of its tick, which
 * is also the exchange's day for every market here; `close` is the last price before that day.
 */
export function quoteBook(instrument: Instrument): (tick: number) => PriceOfDay {
  let day: Day | undefined
  let quote: PriceOfDay | undefined

  return (tick) => {
    const now = day && isSameDay(day, instrument, tick) ? until(day, instrument, tick) : undefined
    if (now && now === day && quote) return quote
    day = now ?? until(beginDay(instrument, tick), instrument, tick)
    quote = toQuote(instrument, day)
    return quote
  }
}

function isSameDay(day: Day, { halted }: Instrument, tick: number): boolean {
  const sameDay = day.midnight === dayOf(tick) * TICKS_PER_DAY
  return sameDay && day.tick <= tick && day.halted === halted()
}

/** The day up to its opening. */
function beginDay(instrument: Instrument, tick: number): Day {
  const { source, halted } = instrument
  const midnight = dayOf(tick) * TICKS_PER_DAY
  const [opening] = runsOf(instrument, { first: midnight, last: tick })
  const open = source.priceAt(opening?.first ?? tick)
  const yesterday = lastTickOf(instrument, midnight - 1)
  return {
    midnight,
    tick: midnight - 1,
    halted: halted(),
    open,
    previousClose: yesterday === undefined ? open : source.priceAt(yesterday),
    extremes: NO_EXTREMES,
  }
}

/** The day up to a later tick: only what is new is looked at. */
function until(day: Day, instrument: Instrument, tick: number): Day {
  if (day.tick === tick) return day
  const extremes = runsOf(instrument, { first: day.tick + 1, last: tick }).reduce(
    (known, run) => instrument.source.extremes(run, known),
    day.extremes,
  )
  return { ...day, tick, extremes }
}

function toQuote({ product, source }: Instrument, day: Day): PriceOfDay {
  const current = source.priceAt(day.tick)
  const change = current - day.previousClose
  const price = (units: number) => toDecimal(units, product.precision)
  return {
    symbol: product.symbol,
    price: price(current),
    open: price(day.open),
    high: price(day.extremes.high),
    low: price(day.extremes.low),
    close: price(day.previousClose),
    change: price(change),
    change_rate: change === 0 ? '0' : ratio(change, day.previousClose, RATE_SCALE),
    as_of: secondOf(day.tick),
    tick_id: `${product.symbol}-${day.tick}`,
  }
}
