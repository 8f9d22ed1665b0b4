import { useSyncExternalStore } from 'react'
import { createStorageEmitter } from '@/platform/emitter.ts'
import { readStored, readStoredJson, storedKeys, writeStored } from '@/platform/storage.ts'
import { useOwner } from './user.ts'

/** What this device stores for one user, or for visitors. The user's id completes each key: `h5.risk.` + id. */
export interface DeviceStore {
  read: (key: string) => string | null
  /** Reads JSON that passes a check; null for anything else, because anybody may have written it. */
  readJson: <T>(key: string, is: (value: unknown) => value is T) => T | null
  /** Stores a text; null removes it. */
  write: (key: string, value: string | null) => void
}

/** The store of a user, by id. */
export const deviceStore = (user: string): DeviceStore => ({
  read: (key) => readStored(key + user),
  readJson(key, is) {
    const value = readStoredJson(key + user)
    return is(value) ? value : null
  },
  write(key, value) {
    writeStored(key + user, value)
    changed.emit()
  },
})

const changed = createStorageEmitter()

/** The store of this page's user. */
export const useDeviceStore = (): DeviceStore => deviceStore(useOwner())

/** What is stored of this page's user under a key; it follows every change. */
export function useStored(key: string): string | null {
  const { read } = useDeviceStore()
  return useSyncExternalStore(changed.subscribe, () => read(key))
}

/** Removes what is stored under a key for every user of this device. */
export function clearDeviceStores(key: string): void {
  for (const stored of storedKeys(key)) writeStored(stored, null)
  changed.emit()
}
