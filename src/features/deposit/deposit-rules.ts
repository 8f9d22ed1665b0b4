import type { Refusal } from '@/api/errors.ts'
import { outdatedAt } from '@/domain/conditions/condition-rules.ts'
import type {
  DepositMethod,
  DepositRelease,
  DepositView,
  RefusalReason,
} from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { divideUp, floorToScale, smaller } from '@/lib/money.ts'

/**
 * Whether support has released an amount, at `now`, the server's Unix seconds. An unknown state
 * does not block: the server decides.
 */
export function isReleased({ state, expires_at: expiresAt }: DepositRelease, now: number): boolean {
  return state !== 'not_released' && (expiresAt === null || now < expiresAt)
}

/** The largest deposit now: the lower of the limit and the released amount. */
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

/** Whether an amount can be paid by a method now: within what is released, by a way that takes it. */
export function isPayable(
  amount: Decimal | null,
  method: DepositMethod | undefined,
  view: DepositView,
): boolean {
  if (amount === null || !method || methodBlock(method) !== null) return false
  return compare(amount, view.min) >= 0 && compare(amount, upperBound(view).amount) <= 0
}

/** Whether what was confirmed is outdated: another account to pay to, or more than the limit. */
export function isOutdated(amount: Decimal, asked: DepositMethod, view: DepositView): boolean {
  const now = view.methods.find(({ id }) => id === asked.id)
  if (!now || methodBlock(now) !== null) return true
  if (now.address !== asked.address || now.account !== asked.account) return true
  return compare(amount, upperBound(view).amount) > 0
}

/** The refusal's param that holds the accepted amount. */
const AMENDING: Partial<Record<RefusalReason, string>> = {
  amount_too_small: 'min',
  amount_too_large: 'max',
}

/**
 * The amount that would have been accepted, from the refusal's params; null where the amount is not
 * the problem.
 */
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

/** How an address that was pasted back compares with the one that is shown. */
type Comparison =
  | { result: 'same' }
  /** `at` is the place of the first character that differs, from 0. */
  | { result: 'different'; at: number }

/** Wallets write a coin's name before an address and the amount behind it: `bitcoin:1abc?amount=1`. */
const IN_LINK = /^[a-z]+:([^?]*)/i

/**
 * Compares what a wallet shows with the address that was copied: what a program on the device puts
 * in its place is another one, often with the same beginning. Null while nothing is pasted.
 *
 * Capitals count but for Ethereum's, whose addresses are numbers; capitals are their checksum.
 */
export function compareAddress(address: string, pasted: string): Comparison | null {
  const text = pasted.replace(/\s/g, '')
  if (text === '') return null
  const given = IN_LINK.exec(text)?.[1] ?? text
  const [expected, found] = isHexadecimal(address)
    ? [address.toLowerCase(), given.toLowerCase()]
    : [address, given]
  if (expected === found) return { result: 'same' }
  const length = Math.max(expected.length, found.length)
  for (let at = 0; at < length; at += 1) {
    if (expected[at] !== found[at]) return { result: 'different', at }
  }
  return { result: 'same' }
}

const isHexadecimal = (address: string) => /^0x[0-9a-f]+$/i.test(address)

/** An address in groups of four, so that people can compare it character by character. */
export function groupsOf(address: string): string[] {
  return address.match(/.{1,4}/g) ?? []
}
