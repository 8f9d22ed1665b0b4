import { useSyncExternalStore } from 'react'
import type { Decimal } from '@/lib/decimal.ts'
import { isStoredAmount } from '@/lib/decimal.ts'
import { createStorageEmitter } from '@/platform/emitter.ts'
import { readStored, storedKeys, writeStored } from '@/platform/storage.ts'

const PREFIX = 'h5.oneTap.'
const changed = createStorageEmitter()

/**
 * The largest stake that a user places by one tap on this device, without a last look; null while
 * that is off, as it is until it is chosen and after each logout.
 */
export function useOneTap(owner: string): Decimal | null {
  const stored = useSyncExternalStore(changed.subscribe, () => readStored(PREFIX + owner))
  return stored !== null && isStoredAmount(stored) ? stored : null
}

/** Lets stakes of up to this be placed by one tap; null ends that. */
export function chooseOneTap(owner: string, largest: Decimal | null): void {
  writeStored(PREFIX + owner, largest)
  changed.emit()
}

/** Ends it for everybody: the user logged out. */
export function dropOneTap(): void {
  for (const key of storedKeys(PREFIX)) writeStored(key, null)
  changed.emit()
}
