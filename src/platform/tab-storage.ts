/**
 * Storage of this tab alone, which a reload keeps and closing the tab ends. It never throws: where it
 * is missing, full or blocked, values live in memory for as long as the page does.
 */
const memory = new Map<string, string | null>()

/** The text that this tab stored, or null. What was written in this page wins where storage refused it. */
export function readInTab(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in this tab; null removes it. */
export function writeInTab(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

/** Removes everything that this tab stored under a prefix. */
export function clearInTab(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was stored where storage is blocked.
  }
}
