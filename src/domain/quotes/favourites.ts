import { useMemo, useSyncExternalStore } from 'react'
import { createStoredSymbols } from './stored-symbols.ts'

const favourites = createStoredSymbols('h5.favourites')

/** The symbols of the user's favourites; they live on this device. */
export function useFavourites(): ReadonlySet<string> {
  const symbols = useSyncExternalStore(favourites.subscribe, favourites.read)
  return useMemo(() => new Set(symbols), [symbols])
}

/** Makes a product a favourite, or no longer one. */
export function toggleFavourite(symbol: string): void {
  const symbols = new Set(favourites.read())
  if (!symbols.delete(symbol)) symbols.add(symbol)
  favourites.write([...symbols])
}
