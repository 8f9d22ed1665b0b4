import type { Refusal } from '@/api/envelope.ts'
import type { ConditionFacts } from '@/components/conditions/condition-rules.ts'
import type { RefusalReason } from '@/generated/model/refusal-reason.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { floorToScale, multiply, smaller, subtract } from '@/lib/money.ts'

/** What an amount leads to, decimal texts in the currency of the view. */
export interface Quote {
  amount: Decimal
  /** Taken out of the amount. */
  fee: Decimal
  /** What arrives: amount less fee. */
  arrival: Decimal
  /** What stays available. */
  balanceAfter: Decimal
}

/**
 * Amount, fee and arrival by the rule of the contract (`submitWithdrawal`): the fee is the rate of
 * the amount, half-up at the currency's scale, and is taken out of it. Null for what is no amount
 * of this currency, and for more than there is.
 */
export function quoteOf(amount: Decimal | null, view: WithdrawalView): Quote | null {
  if (amount === null || signOf(amount) <= 0) return null
  const { currency, available } = view
  const scaled = floorToScale(amount, currency)
  if (compare(scaled, amount) !== 0 || compare(amount, available) > 0) return null
  const fee = multiply(amount, view.conditions.fee_rate, currency)
  return {
    amount: scaled,
    fee,
    arrival: subtract(scaled, fee),
    balanceAfter: subtract(available, scaled),
  }
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

/** The number in a refusal to which the amount is to be set. */
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

/** What decides about a withdrawal, as the checklist of conditions reads it. */
export function factsOf({ available, conditions, targets }: WithdrawalView): ConditionFacts {
  return { available, conditions, targetCount: targets.length }
}
