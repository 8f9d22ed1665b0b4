import type { Timed } from '@/api/answer-time.ts'
import { TIMEOUT_SECONDS } from '@/api/server-clock.ts'
import type { Quote, QuoteList } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

/**
 * Seconds after which the price of a trading product is out of date, where its own limit
 * (contract: `quote_seconds`) is not known.
 */
const FRESH_SECONDS = 10

/** Quotes by the symbol of their product. */
export type Quotes = ReadonlyMap<string, Quote>

/**
 * Joins an answer of the quotes to the one before it. Responses may arrive out of order, and caches
 * may be a second apart: of each product the newer quote is kept, by `as_of`, then by tick.
 * Unchanged quotes keep their identity, so that their rows do not re-render.
 */
export function mergeQuotes(known: Timed<QuoteList>, incoming: Timed<QuoteList>): Timed<QuoteList> {
  // No response takes that long, so the server's clock was set back.
  if (known.time - incoming.time > TIMEOUT_SECONDS) return incoming
  const later = incoming.time >= known.time
  const before = quotesBySymbol(known.data.list)
  const after = quotesBySymbol(incoming.data.list)
  const newest = later ? incoming : known
  const list = newest.data.list.map(({ symbol }) => {
    const old = before.get(symbol)
    const next = after.get(symbol)
    // The symbol comes from one of the two.
    if (!old || !next) return (old ?? next) as Quote
    return newerQuote(old, next, later)
  })
  const same =
    list.length === known.data.list.length && list.every((quote, i) => quote === known.data.list[i])
  return { ...newest, data: same ? known.data : { list } }
}

function newerQuote(old: Quote, next: Quote, later: boolean): Quote {
  const order = next.as_of - old.as_of || compareTicks(next.tick_id, old.tick_id)
  if (order !== 0) return order > 0 ? next : old
  // The same tick in a later answer may bring another state of the market.
  return later && !sameQuote(old, next) ? next : old
}

/** Ticks are counted: `BTCUSD-7180754400`. Ids that are not, or not alike, have no order: 0. */
function compareTicks(a: string, b: string): number {
  const [, nameA, countA] = /^(.*?)(\d+)$/.exec(a) ?? []
  const [, nameB, countB] = /^(.*?)(\d+)$/.exec(b) ?? []
  if (countA === undefined || countB === undefined || nameA !== nameB) return 0
  return compare(countA, countB)
}

function sameQuote(a: Quote, b: Quote): boolean {
  return (Object.keys(b) as (keyof Quote)[]).every((field) => a[field] === b[field])
}

/** The quotes of an answer by their product. */
export function quotesBySymbol(list: readonly Quote[]): Map<string, Quote> {
  return new Map(list.map((quote) => [quote.symbol, quote]))
}

/**
 * Whether a trading product's price is older than it may be; `now` is the server's, Unix seconds, and
 * `limit` the seconds that a price may be old.
 */
export function isOutOfDate(quote: Quote, now: number, limit = FRESH_SECONDS): boolean {
  return quote.state === 'trading' && now - quote.as_of > limit
}

/** The prices of trading products that are fresh; none where they cannot be refreshed. */
export function freshPrices(
  quotes: readonly Quote[],
  now: number | null,
): ReadonlyMap<string, Decimal> {
  if (now === null) return new Map()
  return new Map(
    quotes
      .filter((quote) => quote.state === 'trading' && !isOutOfDate(quote, now))
      .map(({ symbol, price }) => [symbol, price]),
  )
}
