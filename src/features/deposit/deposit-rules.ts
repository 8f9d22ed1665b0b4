import type { Refusal } from '@/api/envelope.ts'
import { outdatedAt } from '@/components/conditions/condition-rules.ts'
import type { DepositMethod } from '@/generated/model/deposit-method.ts'
import type { DepositRelease } from '@/generated/model/deposit-release.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import type { RefusalReason } from '@/generated/model/refusal-reason.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { divideUp, floorToScale, smaller } from '@/lib/money.ts'

/**
 * Whether support has released an amount, at `now`, the server's Unix seconds. A state that nobody
 * can name does not stand in the way: the server decides.
 */
export function isReleased({ state, expires_at: expiresAt }: DepositRelease, now: number): boolean {
  return state !== 'not_released' && (expiresAt === null || now < expiresAt)
}

/** The largest deposit now: what is released of the largest that there is. */
export function upperBound({ max, release }: DepositView): {
  by: 'release' | 'max'
  amount: Decimal
} {
  if (release.state !== 'released') return { by: 'max', amount: max }
  const amount = smaller(release.amount, max)
  return { by: compare(amount, release.amount) === 0 ? 'release' : 'max', amount }
}

/** The largest amount that can be typed; null where not even the smallest is released. */
export function largestAmount(view: DepositView): Decimal | null {
  const largest = floorToScale(upperBound(view).amount, view.currency)
  return compare(largest, view.min) < 0 ? null : largest
}

/**
 * What has to be transferred so that an amount is reached, in the currency of the method: rounded
 * up, because a transfer that is short by a unit is short. Null while there is no amount or rate.
 */
export function transferAmount(amount: Decimal | null, method: DepositMethod): Decimal | null {
  if (amount === null || signOf(amount) <= 0 || signOf(method.rate) <= 0) return null
  return divideUp(amount, method.rate, method.currency)
}

/** Why nothing can be deposited by a method now. */
export type MethodBlock = 'unavailable' | 'alipay'

/** Why a method cannot be used, or null. */
export function methodBlock({
  available,
  alipay_required: alipay,
}: DepositMethod): MethodBlock | null {
  if (!available) return 'unavailable'
  return alipay ? 'alipay' : null
}

/** The number in a refusal to which the amount is to be set. */
const AMENDING: Partial<Record<RefusalReason, string>> = {
  amount_too_small: 'min',
  amount_too_large: 'max',
}

/** The amount that mends a refusal, from the number that it came with; null where none does. */
export function amendedAmount({ reason, params }: Refusal, view: DepositView): Decimal | null {
  const name = reason && AMENDING[reason]
  const value = name && params[name]
  if (!value || !/^\d{1,15}(\.\d+)?$/.test(value)) return null
  const amount = floorToScale(value, view.currency)
  return compare(amount, view.min) < 0 && name === 'max' ? null : amount
}

/**
 * When what an answer of the moment `answeredAt` says is over: the release, the window of
 * withdrawals, the day's counts. Unix seconds, or null where nothing changes by itself.
 */
export function viewOutdatedAt(view: DepositView, answeredAt: number): number | null {
  const { expires_at: expiresAt } = view.release
  const release = expiresAt !== null && expiresAt > answeredAt ? [expiresAt] : []
  const conditions = outdatedAt(view.conditions, answeredAt) ?? []
  const moments = [release, conditions].flat()
  return moments.length === 0 ? null : Math.min(...moments)
}
