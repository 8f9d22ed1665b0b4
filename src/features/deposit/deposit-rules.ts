import { outdatedAt } from '@/domain/conditions/condition-rules.ts'
import type { DepositMethod, DepositRelease, DepositView } from '@/generated/h5.schemas.ts'
import { addressEntry } from '@/lib/address-entry.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { divideUp, times } from '@/lib/money.ts'
import type { UpperBound } from '@/patterns/money-flow/page/amount-bounds.ts'
import { largestWithin, lowestOf } from '@/patterns/money-flow/page/amount-bounds.ts'

/**
 * Whether support has released an amount, at `now`, the server's Unix seconds. An unknown state
 * does not block: the server decides.
 */
export function isReleased({ state, expires_at: expiresAt }: DepositRelease, now: number): boolean {
  return state !== 'not_released' && (expiresAt === null || now < expiresAt)
}

/** The largest deposit now: the lower of the limit and the released amount; if equal, the latter. */
export function upperBound({ max, release }: DepositView): UpperBound<'release' | 'max'> {
  return lowestOf(
    { by: 'max', amount: max },
    { by: 'release', amount: release.state === 'released' ? release.amount : null },
  )
}

/** The largest amount that can be typed; null where not even the smallest is released. */
export function largestAmount(view: DepositView): Decimal | null {
  const { min, currency } = view
  return largestWithin({ min, max: upperBound(view).amount, currency })
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

/** How many amounts are offered by a tap. */
const QUICK_AMOUNTS = 4

/**
 * Amounts that are offered by a tap: 1 or 5 with zeros behind, from five times the smallest deposit on
 * and up to the largest. Fewer where there is little room.
 */
export function quickAmounts(min: Decimal, max: Decimal): Decimal[] {
  const from = times(min, '5')
  const round = Array.from({ length: 10 }, (_, zeros) =>
    ['1', '5'].map((digit) => digit + '0'.repeat(zeros)),
  )
  return round
    .flat()
    .filter((amount) => compare(amount, from) >= 0)
    .slice(0, QUICK_AMOUNTS)
    .filter((amount) => compare(amount, max) <= 0)
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
  const text = addressEntry.read(pasted)
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
