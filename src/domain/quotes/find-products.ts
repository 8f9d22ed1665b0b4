/** What a search reads of a product. */
interface Named {
  symbol: string
  name: string
}

/** The products that a search finds by symbol or name, in their order; all where nothing is searched. */
export function findProducts<T extends Named>(products: readonly T[], search: string): T[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean)
  return products.filter(({ symbol, name }) => {
    const text = [plain(symbol), plain(name)]
    return words.every((word) => text.some((part) => part.includes(word)))
  })
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
