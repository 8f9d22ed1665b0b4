/**
 * Local storage that never throws: where it is missing, full or blocked, values live in memory for
 * as long as the page does.
 */
const memory = new Map<string, string | null>()

/** The stored text, or null. What was written in this page wins where storage refused it. */
export function readStored(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
    forgetStored(key)
  }
}

/** What could not be replaced must not come back after a reload as if it still held. */
function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Storage is blocked, for the next page as well.
  }
}

/** Whether what was last written under a key is there after a reload: storage took it. */
export const isStored = (key: string): boolean => !memory.has(key)

/** Whether storage takes a text of so many characters, so that it is there after a reload. */
export function canStore(length: number): boolean {
  const key = 'h5.probe'
  try {
    window.localStorage.setItem(key, 'x'.repeat(length))
    window.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Reads JSON that the app wrote; null when absent or not readable any more. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The keys that begin with a prefix, from both places. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set<string>()
  try {
    for (let index = 0; index < window.localStorage.length; index += 1) {
      const key = window.localStorage.key(index)
      if (key?.startsWith(prefix)) keys.add(key)
    }
  } catch {
    // Nothing can be listed where storage is blocked.
  }
  for (const [key, value] of memory) {
    if (key.startsWith(prefix) && value !== null) keys.add(key)
    if (value === null) keys.delete(key)
  }
  return [...keys]
}
