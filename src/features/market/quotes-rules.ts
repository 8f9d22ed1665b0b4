import type { ListQuotesDone } from '@/generated/model/list-quotes-done.ts'
import { MarketState } from '@/generated/model/market-state.ts'
import { ProductCategory } from '@/generated/model/product-category.ts'
import type { Quote } from '@/generated/model/quote.ts'
import { compare } from '@/lib/decimal.ts'

/** Seconds after which the price of a trading product is out of date (contract: `quote_seconds`). */
const FRESH_SECONDS = 10

/** Seconds that an answer may be on its way (specification, section 9: network time-out). */
const LATEST_ANSWER = 60

/** The groups of the list, in the order in which they are offered. */
export const GROUPS = ['all', 'favourites', ...Object.values(ProductCategory)] as const
export type Group = (typeof GROUPS)[number]

/** The orders of the list; `default` is the catalogue's own. */
export const ORDERS = ['default', 'rise', 'fall', 'name'] as const
export type Order = (typeof ORDERS)[number]

/** What the rules read of a product. */
export interface Listed {
  symbol: string
  name: string
  category: string
}

export type Quotes = ReadonlyMap<string, Quote>

/**
 * Joins an answer of the quotes to the one before it. Answers may overtake each other, and caches
 * between server and app may differ by a second: of each product the newer quote stays, by `as_of`,
 * then by tick. What did not change keeps its identity, so that its row is not drawn again.
 */
export function mergeQuotes(known: ListQuotesDone, incoming: ListQuotesDone): ListQuotesDone {
  // Nothing is on its way for so long: the server's own clock was set back.
  if (known.time - incoming.time > LATEST_ANSWER) return incoming
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

/** Whether a trading product's price is older than it may be; `now` is the server's, Unix seconds. */
export function isOutOfDate(quote: Quote, now: number): boolean {
  return quote.state === MarketState.trading && now - quote.as_of > FRESH_SECONDS
}

/** How old the list is: by its newest quote of a trading market, else by its newest at all. */
export interface Freshness {
  /** Moment of that quote, Unix seconds. */
  asOf: number
  /** Its age in whole seconds, never below zero. */
  age: number
  state: 'live' | 'outOfDate' | 'notTrading'
}

/** The age of the list, or null where there is no quote. */
export function freshnessOf(list: readonly Quote[], now: number): Freshness | null {
  const trading = list.filter(({ state }) => state === MarketState.trading)
  const [first, ...rest] = trading.length > 0 ? trading : list
  if (!first) return null
  const newest = rest.reduce((best, quote) => (quote.as_of > best.as_of ? quote : best), first)
  const age = Math.max(0, Math.floor(now) - newest.as_of)
  if (trading.length === 0) return { asOf: newest.as_of, age, state: 'notTrading' }
  return { asOf: newest.as_of, age, state: isOutOfDate(newest, now) ? 'outOfDate' : 'live' }
}

/** The products of a group that a search finds, in the catalogue's order. */
export function chooseProducts<T extends Listed>(
  products: readonly T[],
  { group, search, favourites }: { group: Group; search: string; favourites: ReadonlySet<string> },
): T[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean)
  return products.filter(
    (product) => isOfGroup(product, group, favourites) && isFound(product, words),
  )
}

function isOfGroup(product: Listed, group: Group, favourites: ReadonlySet<string>): boolean {
  if (group === 'all') return true
  return group === 'favourites' ? favourites.has(product.symbol) : product.category === group
}

function isFound({ symbol, name }: Listed, words: readonly string[]): boolean {
  const text = [plain(symbol), plain(name)]
  return words.every((word) => text.some((part) => part.includes(word)))
}

/** Letters and digits alone, small, without accents: "EUR/USD" finds EURUSD, "cafe" finds Café. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The products in another order; those without a quote come last where the change decides. */
export function sortProducts<T extends Listed>(
  products: readonly T[],
  order: Order,
  quotes: Quotes,
  locale: string,
): readonly T[] {
  if (order === 'default') return products
  if (order === 'name') {
    const { compare: byName } = new Intl.Collator(locale, { numeric: true })
    return products.toSorted((a, b) => byName(a.name, b.name))
  }
  const direction = order === 'rise' ? -1 : 1
  return products.toSorted((a, b) => {
    const rateA = quotes.get(a.symbol)?.change_rate
    const rateB = quotes.get(b.symbol)?.change_rate
    if (rateA === undefined || rateB === undefined) {
      return (rateA === undefined ? 1 : 0) - (rateB === undefined ? 1 : 0)
    }
    return direction * compare(rateA, rateB)
  })
}
