import type { ConditionFacts } from '@/domain/conditions/condition-rules.ts'
import { newTargetWait } from '@/domain/conditions/condition-rules.ts'
import { isOutOfDate } from '@/domain/rates/rate-rules.ts'
import type { WithdrawalTarget, WithdrawalView } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { divideDown, floorToScale, multiply, subtract } from '@/lib/money.ts'
import type { UpperBound } from '@/patterns/money-flow/page/amount-bounds.ts'
import { largestWithin, lowestOf } from '@/patterns/money-flow/page/amount-bounds.ts'

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

/** From when on a target can be withdrawn to that was never paid, Unix seconds; null where it is now. */
export function targetWait(
  target: WithdrawalTarget | undefined,
  view: WithdrawalView,
  now: number,
): number | null {
  if (!target || target.paid_before) return null
  return newTargetWait(view.conditions, now)
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

/**
 * What is available, left today, or the largest withdrawal: the lowest; of equal ones the balance
 * counts, then what is left today.
 */
export function upperBound(view: WithdrawalView): UpperBound<'balance' | 'left' | 'max'> {
  const { available, conditions } = view
  return lowestOf(
    { by: 'max', amount: conditions.max },
    { by: 'left', amount: conditions.today.amount_left },
    { by: 'balance', amount: available },
  )
}

/** The largest amount that can be withdrawn now; null where not even the smallest can. */
export function largestAmount(view: WithdrawalView): Decimal | null {
  const { currency, conditions } = view
  return largestWithin({ min: conditions.min, max: upperBound(view).amount, currency })
}

/** The target that is chosen at first: the last one that is still bound, or the only one; else none. */
export function likelyTarget(targets: readonly WithdrawalTarget[], last: string | null): string {
  const [first, second] = targets
  if (targets.some(({ id }) => id === last)) return last ?? ''
  return first && !second ? first.id : ''
}

/** Whether the server would not do any more what was asked: another fee, too much, no such target. */
export function isOutdated(asked: Preview, targetId: string, view: WithdrawalView): boolean {
  const isBound = view.targets.some(({ id }) => id === targetId)
  return !isBound || previewOf(asked.amount, view)?.fee !== asked.fee
}

/** What decides about a withdrawal, as the checklist of conditions reads it. */
export function factsOf({ available, conditions, targets }: WithdrawalView): ConditionFacts {
  const paidBefore = targets.some(({ paid_before }) => paid_before)
  return { available, conditions, targetCount: targets.length, paidBefore }
}
