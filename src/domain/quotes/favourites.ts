import { useSyncExternalStore } from 'react'
import { createStorageEmitter } from '@/lib/emitter.ts'
import { readStored, writeStored } from '@/lib/storage.ts'

/** Local storage key of the favourite products: their symbols as JSON. */
const FAVOURITES_KEY = 'h5.favourites'

const { subscribe, emit } = createStorageEmitter()

// Parsed once per stored text, so that the set keeps its identity.
let seen: { text: string | null; symbols: ReadonlySet<string> } | undefined

/** The symbols of the user's favourites; they live on this device. */
export function useFavourites(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, currentFavourites)
}

/** Makes a product a favourite, or no longer one. */
export function toggleFavourite(symbol: string): void {
  const symbols = new Set(currentFavourites())
  if (!symbols.delete(symbol)) symbols.add(symbol)
  writeStored(FAVOURITES_KEY, JSON.stringify([...symbols]))
  emit()
}

function currentFavourites(): ReadonlySet<string> {
  const text = readStored(FAVOURITES_KEY)
  if (seen?.text !== text) seen = { text, symbols: new Set(symbolsIn(text)) }
  return seen.symbols
}

/** Storage may hold anything: what is not a list of strings counts as empty. */
function symbolsIn(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
