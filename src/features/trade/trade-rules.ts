import type { Refusal } from '@/api/envelope.ts'
import { largestAffordable } from '@/components/orders/order-rules.ts'
import { isOutOfDate } from '@/components/quotes/live-quote-rules.ts'
import { MarketState } from '@/generated/model/market-state.ts'
import type { OrderLimits } from '@/generated/model/order-limits.ts'
import type { Quote } from '@/generated/model/quote.ts'
import type { RefusalReason } from '@/generated/model/refusal-reason.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { add, divideDown, subtract, times } from '@/lib/money.ts'

/** What bounds the amount of an order, besides its option. */
export interface Means {
  /** The balance; null for visitors. */
  available: Decimal | null
  /** What the limit of all open orders together leaves; null where it is not known. */
  left: Decimal | null
}

/** Which upper bound counts: one order, all open orders, or the balance with the fee. */
export type BoundBy = 'single' | 'holdings' | 'balance'

/** The lowest of the upper bounds; of equal ones the balance counts, then the open orders. */
export function upperBound(
  option: SettlementOption,
  { available, left }: Means,
): { by: BoundBy; amount: Decimal } {
  const { single_max, fee_rate, currency } = option
  let bound: { by: BoundBy; amount: Decimal } = { by: 'single', amount: single_max }
  if (left !== null && compare(left, bound.amount) <= 0) bound = { by: 'holdings', amount: left }
  if (available === null) return bound
  const affordable = largestAffordable(available, fee_rate, currency)
  return compare(affordable, bound.amount) <= 0 ? { by: 'balance', amount: affordable } : bound
}

/** The largest amount that can be placed now; null where not even the smallest can. */
export function largestAmount(option: SettlementOption, means: Means): Decimal | null {
  const { amount } = upperBound(option, means)
  if (compare(amount, option.single_min) < 0) return null
  return divideDown(amount, '1', option.currency)
}

/** Multiples of the smallest amount that are offered by a tap. */
const QUICK = ['1', '5', '10', '50'] as const

/** The amounts that are offered by a tap: those that can be placed. */
export function quickAmounts(option: SettlementOption, largest: Decimal): Decimal[] {
  return QUICK.map((factor) => times(option.single_min, factor)).filter(
    (amount) => compare(amount, largest) <= 0,
  )
}

/** The amount to which one outside of the bounds is to be set; null for one inside. */
export function amendedAmount(
  amount: Decimal,
  option: SettlementOption,
  largest: Decimal,
): Decimal | null {
  if (compare(amount, option.single_min) < 0) return option.single_min
  return compare(amount, largest) > 0 ? largest : null
}

/** The number in a refusal to which the amount is to be set. */
const AMENDING: Partial<Record<RefusalReason, string>> = {
  single_min: 'min',
  single_max: 'max',
  balance_not_enough: 'available',
}

/** The amount that mends a refusal; null where another amount mends nothing. */
export function amendedByRefusal(
  { reason, params }: Refusal,
  option: SettlementOption,
): Decimal | null {
  const name = reason && AMENDING[reason]
  const value = name && params[name]
  if (!value || !/^\d{1,15}(\.\d+)?$/.test(value)) return null
  const { fee_rate, currency, single_min } = option
  const amount =
    name === 'available'
      ? largestAffordable(value, fee_rate, currency)
      : divideDown(value, '1', currency)
  return name !== 'min' && compare(amount, single_min) < 0 ? null : amount
}

/** Why no order can be placed now, the first reason that holds. */
export type Block =
  | 'offline'
  | 'noPrice'
  | 'notRefreshed'
  | 'closed'
  | 'nonTradingTime'
  | 'outOfDate'
  | 'noOption'
  | 'frozen'
  | 'holdings'
  | 'balance'

export interface TicketFacts {
  online: boolean
  /** Undefined while the server has no price. */
  quote: Quote | undefined
  /** The quotes cannot be refreshed just now. */
  failing: boolean
  /** The server's time, Unix seconds. */
  now: number
  limits: OrderLimits
  option: SettlementOption | undefined
  fundsFrozen: boolean
  means: Means
}

/**
 * What stands in the way of an order. A state of the market that nobody can name does not: the
 * server decides.
 */
export function blockOf(facts: TicketFacts): Block | null {
  const { online, quote, failing, now, limits, option, fundsFrozen, means } = facts
  if (!online) return 'offline'
  if (!quote) return 'noPrice'
  if (quote.state === MarketState.closed) return 'closed'
  if (quote.state === MarketState.non_trading_time) return 'nonTradingTime'
  if (isOutOfDate(quote, now, limits.quote_seconds)) return 'outOfDate'
  if (failing) return 'notRefreshed'
  if (!option) return 'noOption'
  if (fundsFrozen) return 'frozen'
  if (means.left !== null && compare(means.left, option.single_min) < 0) return 'holdings'
  return largestAmount(option, means) === null ? 'balance' : null
}

/** The worst price at which an order may open (contract: `max_slippage_rate`). */
export function worstPrice(direction: 'up' | 'down', price: Decimal, rate: Decimal): Decimal {
  const distance = times(price, rate)
  return direction === 'up' ? add(price, distance) : subtract(price, distance)
}

/** Whole seconds for which a price may still be accepted; never below zero. */
export function secondsValid(asOf: number, now: number, limits: OrderLimits): number {
  return Math.max(0, asOf + limits.quote_seconds - now)
}
