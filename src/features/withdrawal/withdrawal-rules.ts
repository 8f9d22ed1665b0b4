import type { Refusal } from '@/api/errors.ts'
import type { ConditionFacts } from '@/domain/conditions/condition-rules.ts'
import { isOutOfDate } from '@/domain/rates/rate-rules.ts'
import type { RefusalReason, WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { divideDown, floorToScale, multiply, smaller, subtract } from '@/lib/money.ts'

/** What an amount leads to, decimal texts in the currency of the view. */
export interface Preview {
  amount: Decimal
  /** Taken out of the amount. */
  fee: Decimal
  /** What arrives: amount less fee. */
  arrival: Decimal
  /** What arrives of it in the coin of the target; null of a target in cash. */
  coins: Decimal | null
  /** What stays available. */
  balanceAfter: Decimal
}

/**
 * Amount, fee and arrival by the rule of the contract (`submitWithdrawal`): the fee is the rate of
 * the amount, half-up at the currency's scale, and is taken out of it. A target in a coin gets what
 * arrives at its rate, rounded down to the coin's smallest unit. Null for what is no amount of this
 * currency, and for more than there is.
 */
export function previewOf(
  amount: Decimal | null,
  view: WithdrawalView,
  target?: WithdrawalTarget,
): Preview | null {
  if (amount === null || signOf(amount) <= 0) return null
  const { currency, available } = view
  const scaled = floorToScale(amount, currency)
  if (compare(scaled, amount) !== 0 || compare(amount, available) > 0) return null
  const fee = multiply(amount, view.conditions.fee_rate, currency)
  const arrival = subtract(scaled, fee)
  return {
    amount: scaled,
    fee,
    arrival,
    coins: target?.quote ? divideDown(arrival, target.quote.rate, target.currency) : null,
    balanceAfter: subtract(available, scaled),
  }
}

/** Why nothing can be paid to a target in a coin now, at `now`, the server's Unix seconds; or null. */
export function rateBlock(
  target: WithdrawalTarget | undefined,
  view: WithdrawalView,
  now: number,
): 'notPaid' | 'outOfDate' | null {
  if (!target || target.currency === view.currency) return null
  if (target.quote === null) return 'notPaid'
  return isOutOfDate(target.quote, now) ? 'outOfDate' : null
}

/** Which of the upper bounds counts: the balance, what is left today, or the largest withdrawal. */
export type UpperBound = 'balance' | 'left' | 'max'

/** The lowest of the upper bounds; of equal ones the balance counts, then what is left today. */
export function upperBound(view: WithdrawalView): { by: UpperBound; amount: Decimal } {
  const { available, conditions } = view
  const left = conditions.today.amount_left
  const lowest = smaller(smaller(available, left), conditions.max)
  if (compare(available, lowest) === 0) return { by: 'balance', amount: available }
  if (compare(left, lowest) === 0) return { by: 'left', amount: left }
  return { by: 'max', amount: conditions.max }
}

/** The largest amount that can be withdrawn now; null where not even the smallest can. */
export function largestAmount(view: WithdrawalView): Decimal | null {
  const largest = floorToScale(upperBound(view).amount, view.currency)
  return compare(largest, view.conditions.min) < 0 ? null : largest
}

/** The refusal's param that holds the accepted amount. */
const AMENDING: Partial<Record<RefusalReason, string>> = {
  amount_too_small: 'min',
  amount_too_large: 'max',
  withdraw_amount_too_small: 'min',
  withdraw_amount_too_large: 'max',
  withdraw_amount_limit: 'left',
  balance_not_enough: 'available',
}

/**
 * The amount that mends a refusal, from the numbers that it came with; null where another amount
 * mends nothing, or where the number is no amount that can be withdrawn.
 */
export function amendedAmount(refusal: Refusal, view: WithdrawalView): Decimal | null {
  const name = refusal.reason && AMENDING[refusal.reason]
  const value = name && refusal.params[name]
  if (!value || !/^\d{1,15}(\.\d+)?$/.test(value)) return null
  const amount = floorToScale(value, view.currency)
  if (name === 'min') return amount
  return compare(amount, view.conditions.min) < 0 ? null : amount
}

/** Whether the server would not do any more what was asked: another fee, too much, no such target. */
export function isOutdated(asked: Preview, targetId: string, view: WithdrawalView): boolean {
  const isBound = view.targets.some(({ id }) => id === targetId)
  return !isBound || previewOf(asked.amount, view)?.fee !== asked.fee
}

/** What decides about a withdrawal, as the checklist of conditions reads it. */
export function factsOf({ available, conditions, targets }: WithdrawalView): ConditionFacts {
  return { available, conditions, targetCount: targets.length }
}
