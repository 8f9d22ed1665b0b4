import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** Told by the data layer whenever the user's information was read, or is nobody's any more. */
export function publishUnreadCount(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

/** Unread messages of the user, as far as known; 0 for visitors. */
export function useUnreadCount(): number {
  return useSyncExternalStore(subscribe, () => unread)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
