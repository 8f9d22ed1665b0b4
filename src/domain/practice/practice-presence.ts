import { useSyncExternalStore } from 'react'
import { createStorageEmitter } from '@/platform/emitter.ts'
import { storedKeys } from '@/platform/storage.ts'

/** Where practice accounts are kept on this device, by owner. */
export const PRACTICE_PREFIX = 'h5.practice.'

/** Tells that a practice account was changed, in this tab or in another. */
export const practiceKept = createStorageEmitter()

/** Whether anybody has practised on this device, which decides whether the watcher is loaded. */
export function useAnyPractice(): boolean {
  return useSyncExternalStore(practiceKept.subscribe, () => storedKeys(PRACTICE_PREFIX).length > 0)
}
