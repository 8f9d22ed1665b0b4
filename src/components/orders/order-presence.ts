import { useSyncExternalStore } from 'react'
import { storedKeys } from '@/lib/storage.ts'

/** Where open orders are kept on this device, by user. */
export const ORDERS_PREFIX = 'h5.orders.'

const listeners = new Set<() => void>()

/** Tells that orders were kept, or forgotten. */
export function announceOrders(): void {
  for (const listener of listeners) listener()
}

/** Calls a listener whenever orders are kept or forgotten, until the returned function is called. */
export function subscribeOrders(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether any order is waited for on this device: all that pages without one need to know. */
export function useAnyOrders(): boolean {
  return useSyncExternalStore(subscribeOrders, () => storedKeys(ORDERS_PREFIX).length > 0)
}
