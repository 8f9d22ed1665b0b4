import { findProducts } from '@/domain/quotes/find-products.ts'
import type { Quotes } from '@/domain/quotes/live-quote-rules.ts'
import { isOutOfDate } from '@/domain/quotes/live-quote-rules.ts'
import type { Quote } from '@/generated/h5.schemas.ts'
import { ProductCategory } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'

/** The groups of the list, in the order in which they are offered. */
export const GROUPS = ['all', 'favourites', ...Object.values(ProductCategory)] as const
export type Group = (typeof GROUPS)[number]

/** The orders of the list; `default` is the catalogue's own. */
export const ORDERS = ['default', 'movers', 'rise', 'fall', 'name'] as const
export type Order = (typeof ORDERS)[number]

/** What the rules read of a product. */
export interface Listed {
  symbol: string
  name: string
  category: string
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
  const trading = list.filter(({ state }) => state === 'trading')
  const [first, ...rest] = trading.length > 0 ? trading : list
  if (!first) return null
  const newest = rest.reduce((best, quote) => (quote.as_of > best.as_of ? quote : best), first)
  const age = Math.max(0, Math.floor(now) - newest.as_of)
  if (trading.length === 0) return { asOf: newest.as_of, age, state: 'notTrading' }
  return { asOf: newest.as_of, age, state: isOutOfDate(newest, now) ? 'outOfDate' : 'live' }
}

/** The products of a group that a search finds, in the catalogue's order, favourites first. */
export function chooseProducts<T extends Listed>(
  products: readonly T[],
  { group, search, favourites }: { group: Group; search: string; favourites: ReadonlySet<string> },
): T[] {
  const isFirst = ({ symbol }: T) => (favourites.has(symbol) ? 0 : 1)
  return findProducts(products, search)
    .filter((product) => isOfGroup(product, group, favourites))
    .sort((a, b) => isFirst(a) - isFirst(b))
}

function isOfGroup(product: Listed, group: Group, favourites: ReadonlySet<string>): boolean {
  if (group === 'all') return true
  return group === 'favourites' ? favourites.has(product.symbol) : product.category === group
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
    return [...products].sort((a, b) => byName(a.name, b.name))
  }
  const direction = order === 'fall' ? 1 : -1
  const size = (rate: Decimal) => (order === 'movers' ? rate.replace('-', '') : rate)
  return [...products].sort((a, b) => {
    const rateA = quotes.get(a.symbol)?.change_rate
    const rateB = quotes.get(b.symbol)?.change_rate
    if (rateA === undefined || rateB === undefined) {
      return (rateA === undefined ? 1 : 0) - (rateB === undefined ? 1 : 0)
    }
    return direction * compare(size(rateA), size(rateB))
  })
}
