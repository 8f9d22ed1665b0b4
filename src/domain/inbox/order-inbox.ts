import { useOwner } from '@/api/user.ts'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import {
  isKnown,
  markSeen,
  useNewResults,
  useStillOpen,
  useWatchedOrders,
  watchOrders,
} from './inbox.ts'

/** The inbox of this page's user, as a page with orders deals with it. */
export function useOrderInbox() {
  const owner = useOwner()
  const keyOf = (id: string) => ({ kind: 'order', owner, id }) as const
  return {
    results: useNewResults(owner),
    watched: useWatchedOrders(owner),
    follow: (orders: readonly TradeOrder[]) => watchOrders(owner, orders),
    isKnown: (id: string) => isKnown(keyOf(id)),
    markSeen: (id: string) => markSeen(keyOf(id)),
  }
}

/** Those of a list of this user's open orders that are not known to be over since it was read. */
export const useOwnOpenOrders = (orders: readonly TradeOrder[]): readonly TradeOrder[] =>
  useStillOpen(useOwner(), orders)
