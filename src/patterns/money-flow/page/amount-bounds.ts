import type { Refusal } from '@/api/errors.ts'
import type { RefusalReason } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { floorToScale, times } from '@/lib/money.ts'

/** An upper bound of an amount, and what it comes from. */
export interface UpperBound<By extends string> {
  by: By
  amount: Decimal
}

/**
 * The lowest of the upper bounds, the only one that the form reports (docs/decisions/money-forms.md). Of equal ones
 * the last counts; one that is null does not apply.
 */
export function lowestOf<By extends string>(
  first: UpperBound<By>,
  ...others: { by: By; amount: Decimal | null }[]
): UpperBound<By> {
  let lowest = first
  for (const { by, amount } of others) {
    if (amount !== null && compare(amount, lowest.amount) <= 0) lowest = { by, amount }
  }
  return lowest
}

/** Bounds of an amount, and the currency in which it is typed. */
interface AmountBounds {
  min: Decimal
  max: Decimal
  currency: string
}

/** The largest amount that can be typed; null where not even the smallest can. */
export function largestWithin({ min, max, currency }: AmountBounds): Decimal | null {
  const largest = floorToScale(max, currency)
  return compare(largest, min) < 0 ? null : largest
}

/** Multiples of the smallest amount that are offered by a tap, beside the largest one. */
const QUICK = ['1', '2', '5'] as const

/** The amounts that are offered by a tap: those below the largest. */
export function quickAmounts(min: Decimal, largest: Decimal | null): Decimal[] {
  if (largest === null) return []
  return QUICK.map((factor) => times(min, factor)).filter((amount) => compare(amount, largest) < 0)
}

/** What the param of a refusal bounds: a balance bounds an amount from above as a maximum does. */
export type BoundKind = 'min' | 'max' | 'balance'

/** The param with the amount that would have been accepted. */
const AMENDING: Partial<Record<RefusalReason, { param: string; kind: BoundKind }>> = {
  amount_too_small: { param: 'min', kind: 'min' },
  withdraw_amount_too_small: { param: 'min', kind: 'min' },
  single_min: { param: 'min', kind: 'min' },
  append_required: { param: 'append_money', kind: 'min' },
  amount_too_large: { param: 'max', kind: 'max' },
  withdraw_amount_too_large: { param: 'max', kind: 'max' },
  single_max: { param: 'max', kind: 'max' },
  project_full: { param: 'max', kind: 'max' },
  withdraw_amount_limit: { param: 'left', kind: 'max' },
  own_stake_max: { param: 'max', kind: 'max' },
  // As a balance does, it has to cover the fee, too.
  own_loss_day_max: { param: 'left', kind: 'balance' },
  own_loss_week_max: { param: 'left', kind: 'balance' },
  balance_not_enough: { param: 'available', kind: 'balance' },
}

interface Amendment {
  /** The smallest amount that the form takes. */
  min: Decimal
  currency: string
  /** The amount that a bound allows, where that is not the bound itself cut to the currency. */
  amountOf?: (bound: Decimal, kind: BoundKind) => Decimal
}

/**
 * The amount that mends a refusal, from the number that it came with; null where another amount mends
 * nothing. A new minimum is believed, also below the one that the form knows. A maximum below the
 * smallest amount mends nothing: what it allows is refused as too small.
 */
export function amendedAmount(
  { reason, params }: Refusal,
  { min, currency, amountOf = (bound) => floorToScale(bound, currency) }: Amendment,
): Decimal | null {
  const amending = reason && AMENDING[reason]
  const bound = amending && params[amending.param]
  if (!bound || !isAmount(bound)) return null
  const amount = amountOf(bound, amending.kind)
  return amending.kind !== 'min' && compare(amount, min) < 0 ? null : amount
}

// Params are texts that no schema checks. Requests have amounts as numbers, exact up to 15 digits.
const isAmount = (text: string) => /^\d{1,15}(\.\d+)?$/.test(text) && signOf(text) > 0
