import { useSyncExternalStore } from 'react'
import { hasOutcomes, intentsChanged } from '@/patterns/money-flow/engine/intent.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { readStored, storedKeys } from '@/platform/storage.ts'

/** Where the inbox stores what is followed, `BTCUSD 1795188600`, and its marks, as numbers. */
export const INBOX_PREFIX = 'h5.inbox.'

export const inboxChanged = createEmitter()

/** How many entries were not seen yet; the inbox itself is loaded where there are any. */
let unseenCount = 0

export function changeInbox(unseen: number): void {
  unseenCount = unseen
  inboxChanged.emit()
}

const isFollowed = (key: string) => readStored(key)?.includes(' ') ?? false

function subscribe(listener: () => void): () => void {
  const leaveInbox = inboxChanged.subscribe(listener)
  const leaveIntents = intentsChanged.subscribe(listener)
  return () => {
    leaveInbox()
    leaveIntents()
  }
}

/** Whether anything is followed or unseen on this device, which decides whether the inbox is loaded. */
export const useHasEntries = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unseenCount > 0 || hasOutcomes() || storedKeys(INBOX_PREFIX).some(isFollowed),
  )
