import { useSyncExternalStore } from 'react'
import { createStoredSymbols } from './stored-symbols.ts'

/** How many are remembered. */
const MOST = 5

const last = createStoredSymbols('h5.products')

/** The symbols of the products that were opened last on this device, the newest first. */
export const useLastProducts = (): readonly string[] =>
  useSyncExternalStore(last.subscribe, last.read)

/** Remembers that a product was opened. */
export function rememberProduct(symbol: string): void {
  const others = last.read().filter((one) => one !== symbol)
  last.write([symbol, ...others].slice(0, MOST))
}
