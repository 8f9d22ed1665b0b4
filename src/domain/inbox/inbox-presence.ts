import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'
import { readStored, storedKeys } from '@/lib/storage.ts'

/** Where the inbox stores what is followed, as an object, and its marks, as numbers. */
export const INBOX_PREFIX = 'h5.inbox.'

export const inboxChanged = createEmitter()

/** How many entries were not seen yet; the inbox itself is loaded where there are any. */
let unseenCount = 0

export function changeInbox(unseen: number): void {
  unseenCount = unseen
  inboxChanged.emit()
}

const isFollowed = (key: string) => readStored(key)?.startsWith('{') ?? false

/** Whether anything is followed or unseen on this device, which decides whether the inbox is loaded. */
export const useHasEntries = (): boolean =>
  useSyncExternalStore(
    inboxChanged.subscribe,
    () => unseenCount > 0 || storedKeys(INBOX_PREFIX).some(isFollowed),
  )
