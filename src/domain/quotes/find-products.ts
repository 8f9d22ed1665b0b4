import { foldForSearch } from '@/lib/search-text.ts'

/** What a search reads of a product. */
interface Named {
  symbol: string
  name: string
}

/** The products that a search finds by symbol or name, in their order; all where nothing is searched. */
export function findProducts<T extends Named>(products: readonly T[], search: string): T[] {
  const words = search.split(/\s+/).map(compact).filter(Boolean)
  return products.filter(({ symbol, name }) => {
    const text = [compact(symbol), compact(name)]
    return words.every((word) => text.some((part) => part.includes(word)))
  })
}

/** Folded to letters and digits alone: "EUR/USD" finds EURUSD. */
const compact = (text: string) => foldForSearch(text).replaceAll(' ', '')
