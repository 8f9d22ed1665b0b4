import type { HoldingTotals } from '@/generated/model/holding-totals.ts'
import type { OrderListItem } from '@/generated/model/order-list-item.ts'
import { OrderResult } from '@/generated/model/order-result.ts'
import type { TradeOrder } from '@/generated/model/trade-order.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { add, subtract } from '@/lib/money.ts'

/** Records a page of these lists, the most that the contract allows: a long list is few calls. */
export const PAGE_SIZE = 100

/** Seconds between two looks at open orders, when none of them is due earlier. */
const LOOK = 30
/** Seconds between two looks at one whose second has come and whose result has not. */
const LOOK_AGAIN = 2
/** Pages up to which a list looks by itself: each look reads all of them anew. */
const PAGES_TO_LOOK = 5

/** The identity of a row: orders and purchases count by themselves. */
export const idOfItem = ({ kind, id }: OrderListItem) => `${kind} ${id}`

/**
 * Seconds until a list with open orders is asked again: just after the next of them settles. None
 * where nothing is open, or so much is loaded that asking again would be a burden.
 */
export function nextLook(pages: readonly (readonly OrderListItem[])[], now: number): number | null {
  if (pages.length > PAGES_TO_LOOK) return null
  const due = pages
    .flat()
    .filter((item) => item.kind === 'contract')
    .filter(({ result }) => result === OrderResult.open)
    .map(({ settles_at }) => settles_at - now)
  if (due.length === 0) return null
  const soonest = Math.min(...due)
  // The result of a second is there a moment after it.
  return soonest <= 0 ? LOOK_AGAIN : Math.min(soonest + 1, LOOK)
}

/** What all open orders together can still do to the balance, fees included. */
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
  if (result !== OrderResult.open) return 'over'
  return settles_at > now ? 'running' : 'due'
}
