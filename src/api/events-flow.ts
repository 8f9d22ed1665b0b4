import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/platform/emitter.ts'

const changes = createEmitter()
let flows = false

export function setEventsFlow(now: boolean): void {
  if (flows === now) return
  flows = now
  changes.emit()
}

/** Whether the server tells by itself what happens to the user's records. */
export const useEventsFlow = () => useSyncExternalStore(changes.subscribe, () => flows)
