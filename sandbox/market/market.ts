import type {
  CandlePage,
  Tick as ListedTick,
  MarketState,
  Quote,
} from '../../src/generated/h5.schemas.ts'
import { toDecimal } from '../core/money.ts'
import { calendarOf } from './calendar.ts'
import type { CandleBook, CandleQuery } from './candles.ts'
import { candleBook } from './candles.ts'
import type { Halt, Halted } from './halts.ts'
import { haltedOf } from './halts.ts'
import type { Instrument } from './instrument.ts'
import { lastTickOf } from './instrument.ts'
import type { MarketProduct } from './products.ts'
import { PRODUCTS } from './products.ts'
import { nextInSession } from './publication.ts'
import type { PriceOfDay } from './quotes.ts'
import { quoteBook } from './quotes.ts'
import type { Reach } from './reach.ts'
import { firstReach } from './reach.ts'
import { simulatedPrices } from './simulated-prices.ts'
import { runHolding, secondOf, TICK_MS, TICKS_PER_SECOND, tickAt } from './ticks.ts'

/** What a market is made of. */
export interface MarketOptions {
  /** Simulated prices follow from it. */
  seed: string
  /** The halts as they are now. It answers the same array until something changes: it is asked often. */
  halts: () => readonly Halt[]
}

/** A published price. */
export interface Tick {
  id: string
  symbol: string
  /** Decimal text at the product's precision. */
  price: string
  /** The Unix second in which it was published. */
  time: number
}

/** Seconds of which the ticks are wanted, Unix seconds: from `until` back to `from`, by `step`. */
export interface TickQuery {
  from: number
  until: number
  step: number
}

/**
 * The market: prices, candles and hours of all products, as pure functions of a moment. Moments
 * (`at`) are Unix milliseconds of the sandbox's clock; nothing after `at` is ever answered. Every
 * call but `product` and `tick` throws a RangeError for a symbol that is not in `products`, and for
 * a moment before the first published price.
 */
export interface Market {
  /** All products in the order in which they are listed. */
  products: readonly MarketProduct[]
  product(symbol: string): MarketProduct | undefined
  /** `closed` on a holiday or by the operator, `non_trading_time` outside the hours, or `trading`. */
  state(symbol: string, at: number): MarketState
  /** Unix second at which it trades again; null while it trades, and when the operator has set no end. */
  nextOpenAt(symbol: string, at: number): number | null
  /** The last tick published at or before a moment. */
  lastTick(symbol: string, at: number): Tick
  /** A tick by its id, if it is published at that moment. */
  tick(id: string, at: number): Tick | undefined
  /** The last ticks published at or before each second of a query that has come, oldest first. */
  ticks(symbol: string, query: TickQuery, at: number): ListedTick[]
  /** The first second of some whose last tick is at or beyond a price, with that tick. */
  firstReach(symbol: string, reach: Reach, at: number): { second: number; tick: Tick } | undefined
  quote(symbol: string, at: number): Quote
  /** The quotes of all products. */
  quotes(at: number): Quote[]
  candles(symbol: string, query: CandleQuery, at: number): CandlePage
  /** The previous close, then the half hours of the quote's day, oldest first; the last one is the price now. */
  sparkline(symbol: string, at: number): string[]
}

/** Ids of ticks: a symbol and the index of the tick. */
const TICK_ID = /^([A-Z0-9]{2,12})-([1-9][0-9]{0,11})$/

/** Seconds of which ticks are listed at most (contract: `TickList`). */
const MOST_SECONDS = 1000

interface Book {
  instrument: Instrument
  quote: (tick: number) => PriceOfDay
  candles: CandleBook
}

/** Makes a market. */
export function createMarket({ seed, halts }: MarketOptions): Market {
  const haltedBy = haltsBySymbol(halts)
  const books = new Map(
    PRODUCTS.map((product) => [product.symbol, makeBook(product, seed, haltedBy)]),
  )

  const bookOf = (symbol: string): Book => {
    const book = books.get(symbol)
    if (!book) throw new RangeError(`No product ${symbol}`)
    return book
  }

  const lastOf = ({ instrument }: Book, at: number): number => {
    const tick = lastTickOf(instrument, tickAt(at))
    if (tick === undefined) throw new RangeError('No price is published so early')
    return tick
  }

  const quoteOf = (book: Book, at: number): Quote => {
    const { instrument } = book
    const state = stateOf(instrument, at)
    return {
      ...book.quote(lastOf(book, at)),
      state,
      opens_at: state === 'trading' ? null : nextOpening(instrument, at),
    }
  }

  return {
    products: PRODUCTS,
    product: (symbol) => books.get(symbol)?.instrument.product,
    state: (symbol, at) => stateOf(bookOf(symbol).instrument, at),
    nextOpenAt(symbol, at) {
      const { instrument } = bookOf(symbol)
      return stateOf(instrument, at) === 'trading' ? null : nextOpening(instrument, at)
    },
    lastTick(symbol, at) {
      const book = bookOf(symbol)
      return toTick(book.instrument, lastOf(book, at))
    },
    tick(id, at) {
      const [, symbol = '', index] = TICK_ID.exec(id) ?? []
      const book = books.get(symbol)
      const tick = Number(index)
      if (!book || tick > tickAt(at) || lastTickOf(book.instrument, tick) !== tick) return undefined
      return toTick(book.instrument, tick)
    },
    ticks: (symbol, query, at) => ticksOf(bookOf(symbol).instrument, query, at),
    firstReach(symbol, reach, at) {
      const { instrument } = bookOf(symbol)
      const last = Math.min(reach.last, Math.floor(at / 1000))
      const found = firstReach(instrument, { ...reach, last })
      return found && { second: found.second, tick: toTick(instrument, found.tick) }
    },
    quote: (symbol, at) => quoteOf(bookOf(symbol), at),
    quotes: (at) => [...books.values()].map((book) => quoteOf(book, at)),
    candles: (symbol, query, at) => bookOf(symbol).candles.page(query, tickAt(at)),
    sparkline(symbol, at) {
      const book = bookOf(symbol)
      const { close } = book.quote(lastOf(book, at))
      return [close, ...book.candles.closesOfDay('30m', tickAt(at))]
    },
  }
}

function makeBook(
  product: MarketProduct,
  seed: string,
  haltedBy: (symbol: string) => Halted,
): Book {
  const holidays = product.category === 'stocks'
  const calendar = calendarOf(product.hours, { holidays })
  const instrument: Instrument = {
    product,
    calendar,
    source: simulatedPrices(seed, product),
    halted: () => haltedBy(product.symbol),
  }
  return { instrument, quote: quoteBook(instrument), candles: candleBook(instrument) }
}

/** Sorts the halts of every product once for each array of them. */
function haltsBySymbol(halts: () => readonly Halt[]): (symbol: string) => Halted {
  let sorted = { of: halts(), bySymbol: new Map<string, Halted>() }
  return (symbol) => {
    const now = halts()
    if (now !== sorted.of) sorted = { of: now, bySymbol: new Map() }
    const known = sorted.bySymbol.get(symbol)
    if (known) return known
    const halted = haltedOf(now, symbol)
    sorted.bySymbol.set(symbol, halted)
    return halted
  }
}

function stateOf({ calendar, halted }: Instrument, at: number): MarketState {
  if (runHolding(halted().closures, Math.floor(at))) return 'closed'
  const tick = tickAt(at)
  if (nextInSession(calendar, tick) === tick) return 'trading'
  return calendar.isHoliday(tick) ? 'closed' : 'non_trading_time'
}

function nextOpening({ calendar, halted }: Instrument, at: number): number | null {
  const { closures } = halted()
  let moment = Math.floor(at)
  while (Number.isFinite(moment)) {
    const closure = runHolding(closures, moment)
    const tick = tickAt(moment)
    const opening = nextInSession(calendar, tick)
    if (opening === undefined) return null
    if (!closure && opening === tick) return Math.ceil(moment / 1000)
    moment = closure ? closure.last + 1 : opening * TICK_MS
  }
  return null
}

function ticksOf(
  instrument: Instrument,
  { from, until, step }: TickQuery,
  at: number,
): ListedTick[] {
  const late = Math.max(0, Math.ceil((until - Math.floor(at / 1000)) / step))
  const last = until - late * step
  const first = Math.max(from, last - (MOST_SECONDS - 1) * step)
  const ticks = new Set<number>()
  for (let second = last; second >= first; second -= step) {
    const tick = lastTickOf(instrument, second * TICKS_PER_SECOND)
    if (tick === undefined) break
    ticks.add(tick)
  }
  return [...ticks].reverse().map((tick) => {
    const { id, price, time } = toTick(instrument, tick)
    return { tick_id: id, price, as_of: time }
  })
}

function toTick({ product, source }: Instrument, tick: number): Tick {
  return {
    id: `${product.symbol}-${tick}`,
    symbol: product.symbol,
    price: toDecimal(source.priceAt(tick), product.precision),
    time: secondOf(tick),
  }
}
