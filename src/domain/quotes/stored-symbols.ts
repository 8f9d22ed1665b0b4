import { createStorageEmitter } from '@/platform/emitter.ts'
import { readStoredJson, writeStored } from '@/platform/storage.ts'

/** More than any site has products. */
const MOST = 1_000

const isSymbol = (one: unknown): one is string =>
  typeof one === 'string' && /^[A-Z0-9]{1,12}$/.test(one)

/** A list of products' symbols that is kept on this device; another tab may change it, too. */
export function createStoredSymbols(key: string) {
  const { subscribe, emit } = createStorageEmitter()
  // The same list for as long as the same is stored.
  let list: readonly string[] = []
  function read(): readonly string[] {
    const stored = readStoredJson(key)
    // Storage may hold anything: what is no symbol of the contract's counts as absent.
    const symbols: string[] = Array.isArray(stored) ? stored.filter(isSymbol).slice(0, MOST) : []
    if (symbols.join() !== list.join()) list = symbols
    return list
  }
  return {
    subscribe,
    read,
    write: (symbols: readonly string[]) => {
      writeStored(key, JSON.stringify(symbols))
      emit()
    },
  }
}
