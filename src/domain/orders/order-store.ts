import { useMemo, useSyncExternalStore } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { readStoredJson, storedKeys, writeStored } from '@/lib/storage.ts'
import { rememberTold, wasTold } from '@/lib/told.ts'
import { ORDERS_PREFIX, ordersKept } from './order-presence.ts'

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

/** Seconds for which a result is news; an older one is among the orders, and nowhere else. */
const RECENT_SECONDS = 24 * 3_600

const NONE: readonly WatchedOrder[] = []

/** Cache of what was read from storage, so that an unchanged list keeps its identity. */
const read = new Map<string, readonly WatchedOrder[]>()
/** Results that came and were not looked at. */
let settled: readonly TradeOrder[] = []
/** Orders that are over: a list that was read before names them as open still. */
let over: ReadonlySet<string> = new Set()

/** Follow orders and results seen in other tabs. */
function reread({ key }: StorageEvent) {
  if (key !== null && !key.startsWith(ORDERS_PREFIX)) return
  read.clear()
  const kept = storedKeys(ORDERS_PREFIX).flatMap(readWatched)
  settled = settled.filter((order) => kept.some(({ id }) => id === order.id))
  ordersKept.emit()
}

function readWatched(key: string): readonly WatchedOrder[] {
  const stored = readStoredJson(key)
  return Array.isArray(stored) ? stored.filter(isWatched) : NONE
}

/** As the contract has them: anybody may have written what is stored. */
const ID = /^[A-Za-z0-9_-]{1,64}$/
const SYMBOL = /^[A-Z0-9]{2,12}$/
/** The last second that the contract can name. */
const LAST_SECOND = 9_999_999_999

// Never removed: lives as long as the page.
window.addEventListener('storage', reread)

function isWatched(entry: unknown): entry is WatchedOrder {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, symbol, settlesAt } = entry as Partial<Record<keyof WatchedOrder, unknown>>
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    typeof symbol === 'string' &&
    SYMBOL.test(symbol) &&
    Number.isSafeInteger(settlesAt) &&
    (settlesAt as number) > 0 &&
    (settlesAt as number) <= LAST_SECOND
  )
}

function watchedBy(owner: string | undefined): readonly WatchedOrder[] {
  if (owner === undefined) return NONE
  const known = read.get(owner)
  if (known) return known
  const list = readWatched(ORDERS_PREFIX + owner)
  read.set(owner, list)
  return list
}

function write(owner: string, list: readonly WatchedOrder[]) {
  read.set(owner, list)
  writeStored(ORDERS_PREFIX + owner, list.length === 0 ? null : JSON.stringify(list))
  ordersKept.emit()
}

/** Waits for the results of these orders, too: open ones, and one whose outcome was looked up late. */
export function watchOrders(owner: string, orders: readonly TradeOrder[]): void {
  const known = watchedBy(owner)
  const added = orders
    .filter(({ id }) => !over.has(id) && !known.some((one) => one.id === id))
    .map(({ id, symbol, settles_at }) => ({ id, symbol, settlesAt: settles_at }))
  if (added.length > 0) write(owner, [...known, ...added])
}

/** Stops watching an order: its result was seen, or it does not exist. */
export function forgetOrder(owner: string, id: string): void {
  if (settled.some((order) => order.id === id)) rememberTold(owner, id)
  over = new Set(over).add(id)
  settled = settled.filter((order) => order.id !== id)
  write(
    owner,
    watchedBy(owner).filter((order) => order.id !== id),
  )
}

/** A result that waits to be looked at was seen elsewhere, such as in its receipt. */
export function putResultAway(owner: string, id: string): void {
  if (settled.some((order) => order.id === id)) forgetOrder(owner, id)
}

/** Whether the result of an order is known here, or was told on this device. */
export const isResultKnown = (owner: string, id: string): boolean =>
  over.has(id) || wasTold(owner, id)

/**
 * Takes what was read of an order, whoever asked: a result that is news is kept until it was looked at,
 * once. Returns whether it is one.
 */
export function takeResult(owner: string, order: TradeOrder): boolean {
  const { id, result, settles_at } = order
  if (result === 'open' || over.has(id)) return false
  if (wasTold(owner, id) || serverNow() - settles_at > RECENT_SECONDS) {
    forgetOrder(owner, id)
    return false
  }
  // Also one that was placed on another device.
  watchOrders(owner, [order])
  over = new Set(over).add(id)
  settled = [order, ...settled]
  ordersKept.emit()
  return true
}

/** Forgets everything of everybody: the user logged out. */
export function dropAllOrders(): void {
  settled = []
  over = new Set()
  read.clear()
  for (const key of storedKeys(ORDERS_PREFIX)) writeStored(key, null)
  ordersKept.emit()
}

/** The orders of a user that are waited for, open or with a result that was not looked at. */
export function useWatchedOrders(owner: string | undefined): readonly WatchedOrder[] {
  return useSyncExternalStore(ordersKept.subscribe, () => watchedBy(owner))
}

/** Those of a list of open orders that are not known to be over since it was read. */
export function useStillOpen(orders: readonly TradeOrder[]): readonly TradeOrder[] {
  const ended = useSyncExternalStore(ordersKept.subscribe, () => over)
  return useMemo(
    () => orders.filter(({ id, result }) => result === 'open' && !ended.has(id)),
    [orders, ended],
  )
}

/** Results that came while this page lives and were not looked at, the newest first. */
export function useNewResults(): readonly TradeOrder[] {
  return useSyncExternalStore(ordersKept.subscribe, () => settled)
}
