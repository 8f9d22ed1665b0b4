import { useSyncExternalStore } from 'react'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import { readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'
import { announceOrders, ORDERS_PREFIX, subscribeOrders } from './order-presence.ts'

/**
 * The open orders whose results are waited for, by user, kept over a reload: an order that settled
 * while the app was away still shows its result on the way back.
 */
export interface WatchedOrder {
  id: string
  symbol: string
  /** Unix seconds of the server's clock. */
  settlesAt: number
}

const NONE: readonly WatchedOrder[] = []

/** What was read of the storage, so that an unchanged list stays the same object. */
const read = new Map<string, readonly WatchedOrder[]>()
/** Results that came and were not looked at. */
let settled: readonly TradeOrder[] = []

/** Another tab has placed an order, or looked at a result. */
function reread() {
  read.clear()
  announceOrders()
}

// For as long as the page lives.
window.addEventListener('storage', reread)

function isWatched(entry: unknown): entry is WatchedOrder {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, symbol, settlesAt } = entry as Partial<Record<keyof WatchedOrder, unknown>>
  return typeof id === 'string' && typeof symbol === 'string' && typeof settlesAt === 'number'
}

function watchedBy(owner: string | undefined): readonly WatchedOrder[] {
  if (owner === undefined) return NONE
  const known = read.get(owner)
  if (known) return known
  const stored = readStoredJson(ORDERS_PREFIX + owner)
  const list = Array.isArray(stored) ? stored.filter(isWatched) : NONE
  read.set(owner, list)
  return list
}

function write(owner: string, list: readonly WatchedOrder[]) {
  read.set(owner, list)
  writeStored(ORDERS_PREFIX + owner, list.length === 0 ? null : JSON.stringify(list))
  announceOrders()
}

/** Waits for the results of these orders, too: open ones, and one whose outcome was looked up late. */
export function watchOrders(owner: string, orders: readonly TradeOrder[]): void {
  const known = watchedBy(owner)
  const added = orders
    .filter(({ id }) => !known.some((one) => one.id === id))
    .map(({ id, symbol, settles_at }) => ({ id, symbol, settlesAt: settles_at }))
  if (added.length > 0) write(owner, [...known, ...added])
}

/** Waits for an order no more: its result was looked at, or there is no such order. */
export function forgetOrder(owner: string, id: string): void {
  settled = settled.filter((order) => order.id !== id)
  write(
    owner,
    watchedBy(owner).filter((order) => order.id !== id),
  )
}

/** Keeps a result until it was looked at. */
export function keepResult(order: TradeOrder): void {
  settled = [order, ...settled.filter(({ id }) => id !== order.id)]
  announceOrders()
}

/** Forgets everything of everybody: the user logged out. */
export function dropAllOrders(): void {
  settled = []
  read.clear()
  for (const key of storedKeys(ORDERS_PREFIX)) writeStored(key, null)
  announceOrders()
}

/** The orders of a user that are waited for, open or with a result that was not looked at. */
export function useWatchedOrders(owner: string | undefined): readonly WatchedOrder[] {
  return useSyncExternalStore(subscribeOrders, () => watchedBy(owner))
}

/** Results that came while this page lives and were not looked at, the newest first. */
export function useNewResults(): readonly TradeOrder[] {
  return useSyncExternalStore(subscribeOrders, () => settled)
}
