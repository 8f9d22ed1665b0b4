import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'

let strip: ReactNode = null
const listeners = new Set<() => void>()

/** Puts a strip above every page, or takes it away: what must be in sight wherever the user is. */
export function showStrip(content: ReactNode): void {
  strip = content
  for (const listener of listeners) listener()
}

/** The strip above every page. */
export function usePageStrip(): ReactNode {
  return useSyncExternalStore(subscribe, () => strip)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
