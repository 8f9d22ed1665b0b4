import { useMemo } from 'react'
import { serverNow } from '@/api/server-clock.ts'
import type { Entry } from '@/domain/inbox/inbox.ts'
import {
  addEntry,
  follow,
  isKnown,
  markSeen,
  useFollowed,
  useIsKnown,
  useUnseen,
} from '@/domain/inbox/inbox.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'

/*
 * The timed orders in the inbox: each is followed from its opening, over a reload, until its result was seen. An
 * order that settled while the app was closed still shows its result on the way back.
 */

export interface WatchedOrder {
  id: string
  symbol: string
  /** Unix seconds of the server's clock. */
  settlesAt: number
}

/** Seconds for which a result is announced; an older one is among the orders, and nowhere else. */
const RECENT_SECONDS = 24 * 3_600

const orderKey = (owner: string, id: string) => ({ kind: 'order', owner, id }) as const

/** As the contract has them: anybody may have written what is stored. */
const ID = /^[A-Za-z0-9_-]{1,64}$/
const SYMBOL = /^[A-Z0-9]{2,12}$/
/** The last second that the contract can name. */
const LAST_SECOND = 9_999_999_999

function readWatched(id: string, data: unknown): WatchedOrder[] {
  const { symbol, settlesAt } = data as Partial<Record<keyof WatchedOrder, unknown>>
  const isValid =
    ID.test(id) &&
    typeof symbol === 'string' &&
    SYMBOL.test(symbol) &&
    typeof settlesAt === 'number' &&
    Number.isSafeInteger(settlesAt) &&
    settlesAt > 0 &&
    settlesAt <= LAST_SECOND
  return isValid ? [{ id, symbol, settlesAt }] : []
}

/** Follows these orders, too: open ones, and one whose outcome was looked up late. */
export function watchOrders(owner: string, orders: readonly TradeOrder[]): void {
  for (const { id, symbol, settles_at: settlesAt } of orders) {
    follow(orderKey(owner, id), { symbol, settlesAt })
  }
}

/**
 * Takes what was read of an order, whoever read it: a recent result is announced until it was seen, once. Returns
 * whether it is new.
 */
export function takeResult(owner: string, order: TradeOrder): boolean {
  const key = orderKey(owner, order.id)
  if (order.result === 'open' || isKnown(key)) return false
  if (serverNow() - order.settles_at > RECENT_SECONDS) {
    markSeen(key)
    return false
  }
  // Also one that was placed on another device: a reload shows its result again.
  watchOrders(owner, [order])
  return addEntry({ ...key, outcome: order })
}

/** Notes that the result of an order was seen, or that the server has no such order. */
export const markResultSeen = (owner: string, id: string): void => markSeen(orderKey(owner, id))

/** Whether the result of an order is known here, or was seen on this device. */
export const isResultKnown = (owner: string, id: string): boolean => isKnown(orderKey(owner, id))

/** The orders of a user that are open, or whose result was not seen yet. */
export function useWatchedOrders(owner: string | undefined): readonly WatchedOrder[] {
  const followed = useFollowed(owner)
  return useMemo(
    () => followed.flatMap(({ kind, id, data }) => (kind === 'order' ? readWatched(id, data) : [])),
    [followed],
  )
}

/** The orders of a user whose result is not known yet. */
export function useUnsettledOrders(owner: string): readonly WatchedOrder[] {
  const watched = useWatchedOrders(owner)
  const results = useNewResults(owner)
  return useMemo(
    () => watched.filter(({ id }) => !results.some((result) => result.id === id)),
    [watched, results],
  )
}

/** Those of a list of open orders that are not known to be over since it was read. */
export function useStillOpen(owner: string, orders: readonly TradeOrder[]): readonly TradeOrder[] {
  const isOver = useIsKnown()
  return useMemo(
    () => orders.filter(({ id, result }) => result === 'open' && !isOver(orderKey(owner, id))),
    [owner, orders, isOver],
  )
}

/** Results that were not seen yet, oldest first. */
export function useNewResults(owner: string): readonly Entry<'order'>[] {
  const unseen = useUnseen(owner)
  return useMemo(() => unseen.filter((entry) => entry.kind === 'order'), [unseen])
}
