import { useSyncExternalStore } from 'react'
import { useOwner, VISITOR } from '@/api/user.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { readStored, writeStored } from '@/platform/storage.ts'
import { readInTab, writeInTab } from '@/platform/tab-storage.ts'

const changed = createEmitter()

const PREFIX = 'h5.practiceMode.'
/** In a tab: its visitor practises, and goes on so when logged in. */
const VISITED = 'h5.practising'

/**
 * Whether an owner practises in this tab: as the visitor who logged in here did, so that nobody's next press is
 * with real money unasked; else as chosen here; else as chosen last on this device. What holds then is this
 * tab's from then on: what a finger is on its way to changes neither by itself, nor by another tab, a
 * reload or another product.
 */
export function isPractising(owner: string): boolean {
  if (owner === VISITOR) return false
  if (readInTab(VISITED) !== null) return true
  const mode = readInTab(PREFIX + owner) ?? readStored(PREFIX + owner) ?? 'real'
  writeInTab(PREFIX + owner, mode)
  return mode === 'practice'
}

/** Changes between practice and real money, until it is changed again. */
export function practise(owner: string, on: boolean): void {
  writeInTab(VISITED, owner === VISITOR && on ? '1' : null)
  if (owner !== VISITOR) {
    const mode = on ? 'practice' : 'real'
    writeInTab(PREFIX + owner, mode)
    writeStored(PREFIX + owner, mode)
  }
  changed.emit()
}

/** Whether an owner practises in this tab; it follows what the owner chooses in it. */
export const useIsPractising = (owner: string): boolean =>
  useSyncExternalStore(changed.subscribe, () => isPractising(owner))

/** Whether this page's user or visitor practises, and what changes that. */
export function usePractising(): [boolean, practise: (on: boolean) => void] {
  const owner = useOwner()
  return [useIsPractising(owner), (on) => practise(owner, on)]
}
