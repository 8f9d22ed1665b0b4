import type { Quote, QuoteUpdate } from '../../src/generated/h5.schemas.ts'
import { invalid } from '../core/request.ts'
import type { World } from '../core/world.ts'
import type { Market } from '../market/market.ts'
import type { OpenStream } from './sink.ts'
import { eventBytes } from './sink.ts'

type Quotes = ReadonlyMap<string, Quote>

/**
 * The streams of prices. Once a second the quotes are compared with those of the second before, and
 * each set of symbols is written once for all who asked for it.
 */
export class PriceStreams {
  /** By the symbols that were asked for, as they were written. */
  readonly #streams = new Map<string, Set<OpenStream>>()
  #second = 0
  #quotes: Quotes = new Map()

  /**
   * Adds a stream of the products with these symbols, of all without any. `lastId` is the second that
   * its client has seen. Refuses what is not in order and a product that there is not.
   */
  add(world: World, stream: OpenStream, symbols: string, lastId: string, now: number): void {
    if (this.#streams.size === 0) this.#takeStock(world)
    const streams = this.#streams.get(symbols) ?? new Set()
    this.#streams.set(symbols, streams.add(stream))
    const list = this.#since(world.market, symbols, Number(lastId))
    if (list.length > 0) stream.send(eventBytes(this.#second, { list }), now)
  }

  /** Sends what changed since the last second that was sent. */
  tick(world: World, now: number): void {
    this.#forgetEnded()
    if (this.#streams.size === 0 || world.clock.now() === this.#second) return
    const before = this.#quotes
    this.#takeStock(world)
    const updates = new Map<string, QuoteUpdate>()
    for (const quote of this.#quotes.values()) {
      const update = updateOf(before.get(quote.symbol), quote, this.#second)
      if (update) updates.set(quote.symbol, update)
    }
    for (const [symbols, streams] of this.#streams) {
      const list = symbolsOf(world.market, symbols).flatMap((symbol) => updates.get(symbol) ?? [])
      if (list.length === 0) continue
      const bytes = eventBytes(this.#second, { list })
      for (const stream of streams) stream.send(bytes, now)
    }
  }

  /** How many are open. */
  get size(): number {
    this.#forgetEnded()
    return [...this.#streams.values()].reduce((sum, streams) => sum + streams.size, 0)
  }

  beat(now: number): void {
    for (const streams of this.#streams.values()) for (const stream of streams) stream.beat(now)
  }

  endAll(how: 'end' | 'cut'): void {
    for (const streams of this.#streams.values()) for (const stream of streams) stream[how]()
    this.#streams.clear()
  }

  /** The quotes at the beginning of the present second, whenever in it that is asked. */
  #takeStock({ market, clock }: World): void {
    this.#second = clock.now()
    this.#quotes = new Map(market.quotes(this.#second * 1000).map((quote) => [quote.symbol, quote]))
  }

  #since(market: Market, symbols: string, second: number): Quote[] {
    const quotes = symbolsOf(market, symbols).flatMap((symbol) => this.#quotes.get(symbol) ?? [])
    // A second that this server cannot have sent says nothing.
    if (!(Number.isInteger(second) && second > 0 && second <= this.#second)) return quotes
    return quotes.filter((quote) => !isOf(market, quote, second * 1000))
  }

  #forgetEnded(): void {
    for (const [symbols, streams] of this.#streams) {
      for (const stream of streams) if (!stream.isOpen) streams.delete(stream)
      if (streams.size === 0) this.#streams.delete(symbols)
    }
  }
}

/** Refuses symbols that are not sorted or come twice. Those of no product are left out. */
export function requireSymbols(symbols: string): void {
  if (symbols === '') return
  if ([...new Set(symbols.split(','))].sort().join() !== symbols) throw invalid('symbols')
}

const symbolsOf = (market: Market, symbols: string): string[] =>
  symbols === '' ? market.products.map(({ symbol }) => symbol) : symbols.split(',')

/** Whether a quote was already that of a moment, Unix milliseconds. */
function isOf(market: Market, { symbol, tick_id, state, opens_at }: Quote, at: number): boolean {
  try {
    return (
      market.lastTick(symbol, at).id === tick_id &&
      market.state(symbol, at) === state &&
      market.nextOpenAt(symbol, at) === opens_at
    )
  } catch (error) {
    // Before the first price of all.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What a client needs that has the quote before; undefined when nothing changed. */
function updateOf(
  before: Quote | undefined,
  quote: Quote,
  second: number,
): QuoteUpdate | undefined {
  if (!before) return quote
  const changed = Object.entries(quote).filter(
    ([name, value]) => before[name as keyof Quote] !== value,
  )
  if (changed.length === 0) return undefined
  const { symbol, price, as_of, tick_id } = quote
  const told: QuoteUpdate = { symbol, price, tick_id, ...Object.fromEntries(changed) }
  // What follows from the rest is half of the bytes.
  const { change, change_rate, as_of: moment, ...update } = told
  return as_of === second ? update : { ...update, as_of }
}
