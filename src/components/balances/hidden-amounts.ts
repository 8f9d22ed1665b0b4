import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/lib/storage.ts'

const KEY = 'h5.hideAmounts'
const HIDDEN = 'yes'

const listeners = new Set<() => void>()

/** Whether the user's own amounts are hidden from who looks over the shoulder. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden)
}

/** Hides the amounts, or shows them again; the device keeps it. */
export function hideAmounts(hidden: boolean): void {
  writeStored(KEY, hidden ? HIDDEN : null)
  for (const tell of listeners) tell()
}

const areHidden = () => readStored(KEY) === HIDDEN

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  // Another tab of the same device.
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
