import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'
import { storedKeys } from '@/lib/storage.ts'

/** Where open orders are kept on this device, by user. */
export const ORDERS_PREFIX = 'h5.orders.'

/** Tells that orders were kept, or forgotten. */
export const ordersKept = createEmitter()

/**
 * Whether any open order is watched on this device, which decides whether the watcher is loaded.
 */
export function useAnyOrders(): boolean {
  return useSyncExternalStore(ordersKept.subscribe, () => storedKeys(ORDERS_PREFIX).length > 0)
}
