import { createEmitter } from '@/platform/emitter.ts'

/** What the page shows by itself, with how many of its parts do: requests by id, and flows by key. */
const shown = new Map<string, number>()
const changed = createEmitter()
let version = 0

/** Names the flow of a user. */
export const flowKey = (action: string, owner: string) => `${owner}.${action}`

/** Whether the page shows the outcome of a request, or of whatever a flow sends, by itself. */
export const isShownByPage = (id: string): boolean => shown.has(id)

/** Notes that this page shows the outcome of a request or a flow. Returns what ends that. */
export function showByPage(id: string): () => void {
  count(id, 1)
  return () => count(id, -1)
}

function count(id: string, change: number): void {
  const parts = (shown.get(id) ?? 0) + change
  if (parts > 0) shown.set(id, parts)
  else shown.delete(id)
  version += 1
  changed.emit()
}

/** The version changes when the page begins or ends to show something by itself. */
export const shownByPage = { subscribe: changed.subscribe, version: () => version }
