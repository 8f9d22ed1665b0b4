import type { HoldingTotals, OrderListItem, TradeOrder } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { add, subtract } from '@/lib/money.ts'

/** Page size, the largest that the contract allows: long lists take few requests. */
export const PAGE_SIZE = 100

/** Refetch interval of open orders in seconds, when none settles earlier. */
const REFETCH_SECONDS = 30
/** Refetch interval in seconds while a result is due. */
const OVERDUE_REFETCH_SECONDS = 2
/** The most loaded pages that are refetched by interval: each refetch loads all of them. */
const PAGES_TO_LOOK = 5

/** The key of a row: orders and purchases are numbered separately. */
export const idOfItem = ({ type, id }: OrderListItem) => `${type} ${id}`

/** When an order was opened or a project bought, by which the lists are ordered. */
export const momentOf = (item: OrderListItem) =>
  item.type === 'contract' ? item.open_time : item.bought_at

/**
 * Seconds until a list with open orders is refetched: just after the next of them settles. Null
 * where nothing is open or too many pages are loaded.
 */
export function nextLook(pages: readonly (readonly OrderListItem[])[], now: number): number | null {
  if (pages.length > PAGES_TO_LOOK) return null
  const due = pages
    .flat()
    .filter((item) => item.type === 'contract')
    .filter(({ result }) => result === 'open')
    .map(({ settles_at }) => settles_at - now)
  if (due.length === 0) return null
  const soonest = Math.min(...due)
  // The result is available just after the settlement second.
  return soonest <= 0 ? OVERDUE_REFETCH_SECONDS : Math.min(soonest + 1, REFETCH_SECONDS)
}

/** Best and worst outcome of all open orders together, fees included. */
export interface Prospects {
  /** When every one of them wins. */
  best: Decimal
  /** When every one of them loses: negative. */
  worst: Decimal
}

/** Best and worst case of the open orders: profit less fee, and the loss of stake and fee. */
export function prospectsOf({ amount, fee, expected_profit }: HoldingTotals): Prospects {
  return {
    best: subtract(expected_profit, fee),
    worst: subtract('0', add(amount, fee)),
  }
}

/** Whether an order still runs at this moment of the server's clock, or waits for its result. */
export function phaseOf(
  { result, settles_at }: TradeOrder,
  now: number,
): 'running' | 'due' | 'over' {
  if (result !== 'open') return 'over'
  return settles_at > now ? 'running' : 'due'
}
