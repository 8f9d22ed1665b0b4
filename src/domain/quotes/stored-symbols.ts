import { createStorageEmitter } from '@/lib/emitter.ts'
import { readStoredJson, writeStored } from '@/lib/storage.ts'

/** A list of products' symbols that is kept on this device; another tab may change it, too. */
export function createStoredSymbols(key: string) {
  const { subscribe, emit } = createStorageEmitter()
  // The same list for as long as the same is stored.
  let list: readonly string[] = []
  function read(): readonly string[] {
    const stored = readStoredJson(key)
    // Storage may hold anything: what is not a list of strings counts as empty.
    const symbols = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
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
