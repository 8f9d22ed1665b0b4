/** How many are shown at most. */
const SHOWN = 5

/** Favourites as they were starred, then the products of orders, the last order first; each once. */
export function ownSymbols(favourites: Iterable<string>, ordered: readonly string[]): string[] {
  return [...new Set([...favourites, ...ordered])].slice(0, SHOWN)
}
