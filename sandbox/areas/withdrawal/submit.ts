import { createHash } from 'node:crypto'
import type {
  Currency,
  NullableWithdrawalQuote,
  WithdrawalTarget,
} from '../../../src/generated/h5.schemas.ts'
import { Coin } from '../../../src/generated/h5.schemas.ts'
import { refuseOtherAmounts, refuseOtherRate } from '../../core/accepted.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { UserCall } from '../../core/call.ts'
import { feeRate } from '../../core/fees.ts'
import type { Units } from '../../core/money.ts'
import { money, timesRate, units } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { steeringOf } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { refuseFrozenFunds, userOf } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'
import type { Target, TargetRef } from '../payment-methods/targets.ts'
import { targetOf, targetRef } from '../payment-methods/targets.ts'
import { verificationState } from '../verification/review.ts'
import { isSuspended, publishedRate } from '../wallet/exchange.ts'
import { leftToday, refuseWaitingTarget, turnoverUnits, windowAt } from './conditions.ts'
import type { CoinRate, StoredWithdrawal } from './withdrawals.ts'
import { bookWithdrawal } from './withdrawals.ts'

const { currency, timeZone, withdrawal: bounds } = rules

type Form = Operations['submitWithdrawal']['input']

/** What a withdrawal that may be made consists of. */
interface Checked {
  amount: Units
  /** The rate of the amount, half-up to the cent: what the user accepted. */
  fee: Units
  target: TargetRef
  payout: CoinRate | null
}

/**
 * Refuses a withdrawal by the first of its conditions that is not met, in this order: the decimals of
 * its amount, what concerns the account (frozen funds, real name, fund password, target and its wait),
 * what concerns the amount by itself (smallest, largest), the hour, the day (times, then amount), the
 * turnover, the balance, the accepted rate of a coin, and the accepted fee. The fund password, which
 * costs most to check, comes after all of them; then they are checked anew, because time has passed.
 */
export function checkWithdrawal(call: UserCall, form: Form): Checked {
  const { world, userId, now } = call
  const amount = sentAmount(form.amount, currency)
  refuseFrozenFunds(call)
  if (verificationState(world, userId) !== 'passed') throw new Refusal('real_name_required')
  if (userOf(call).fund_password_hash === null) throw new Refusal('fund_password_required')
  const target = requireOwnTarget(call, form.target_id)
  refuseWaitingTarget(world, { userId, now, ref: target.ref })
  refuseOutsideBounds(amount)
  refuseClosedWindow(call)
  refuseUsedUpDay(call, amount)
  refuseMissingTurnover(call)
  refuseAboveBalance(amount, world.ledger.balance(userId, 'available', currency))
  const payout = acceptedRate(world, target.shown.currency, form.rate, now)
  const fee = timesRate(amount, feeRate(world, 'withdrawal'))
  refuseOtherAmounts({ fee: [form.fee, fee] })
  return { amount, fee, target: target.ref, payout }
}

/** Makes a withdrawal and freezes its amount. Part of a commit. */
export function submitWithdrawal(call: UserCall, form: Form): StoredWithdrawal {
  const { world, userId, now } = call
  const { amount, fee, target, payout } = checkWithdrawal(call, form)
  return bookWithdrawal(world, {
    ...{ target, amount, fee, payout },
    user_id: userId,
    request_id: form.request_id,
    at: now,
    decides_at: steeringOf(amount) === 'waits' ? null : now + rules.reviews.seconds,
  })
}

/** A target that the user has bound; that of somebody else is refused as if it did not exist. */
function requireOwnTarget({ world, userId, language }: UserCall, id: string): Target {
  const target = targetOf(world, targetRef(id), language)
  const own = target?.userId === userId ? target : undefined
  if (own?.removed && own.shown.type === 'alipay') throw new Refusal('alipay_required')
  if (!own || own.removed) throw new Refusal('withdraw_card_required')
  return own
}

/** Refuses less than the smallest withdrawal, and more than the largest. */
export function refuseOutsideBounds(amount: Units): void {
  const { min, max } = bounds
  if (amount < units(min, currency)) {
    throw new Refusal('withdraw_amount_too_small', { min, currency })
  }
  if (amount > units(max, currency)) {
    throw new Refusal('withdraw_amount_too_large', { max, currency })
  }
}

function refuseClosedWindow({ now }: UserCall): void {
  const { open, opens, closes, opens_at: next } = windowAt(now)
  if (open) return
  throw new Refusal('withdraw_time_limit', {
    opens,
    closes,
    time_zone: timeZone,
    available_from: String(next),
  })
}

function refuseUsedUpDay({ world, userId, now }: UserCall, amount: Units): void {
  const { timesLeft, amountLeft } = leftToday(world, userId, now)
  if (timesLeft === 0) {
    throw new Refusal('withdraw_times_limit', {
      max: String(bounds.timesADay),
      available_from: String(startOfDay(now, timeZone, 1)),
    })
  }
  refuseAboveDay(amount, amountLeft)
}

/** Refuses more than what is left of the day's amount. */
export function refuseAboveDay(amount: Units, amountLeft: Units): void {
  if (amount <= amountLeft) return
  throw new Refusal('withdraw_amount_limit', {
    max: bounds.amountADay,
    left: money(amountLeft, currency),
    currency,
  })
}

function refuseMissingTurnover({ world, userId }: UserCall): void {
  const { remaining } = turnoverUnits(world, userId)
  if (remaining === 0) return
  throw new Refusal('turnover_insufficient', { remaining: money(remaining, currency), currency })
}

/** Refuses more than there is. */
export function refuseAboveBalance(amount: Units, available: Units): void {
  if (amount <= available) return
  throw new Refusal('balance_not_enough', { available: money(available, currency), currency })
}

/** What a target in this currency is paid at, at `now`, Unix seconds: the rate of the exchange. */
export function quoteOf(world: World, currency: Currency, now: number): NullableWithdrawalQuote {
  const coin = coinOf(currency)
  if (coin === undefined || isSuspended(world, coin, now)) return null
  const { rate, asOf, expiresAt } = publishedRate(world, coin, now)
  return { rate, as_of: asOf, expires_at: expiresAt }
}

/**
 * The coin and the rate that a user accepted for a target; null of a target in cash. Refuses a rate
 * that is missing or out of place, a coin that is not paid out now, and another rate than the present.
 */
export function acceptedRate(
  world: World,
  currency: Currency,
  sent: DecimalText | undefined,
  now: number,
): CoinRate | null {
  const coin = coinOf(currency)
  if ((coin === undefined) !== (sent === undefined)) throw invalid('rate')
  if (coin === undefined || sent === undefined) return null
  const quote = quoteOf(world, currency, now)
  if (!quote) throw new Refusal('action_not_allowed')
  const { rate } = quote
  refuseOtherRate(sent, rate)
  return { coin, rate }
}

/** A made-up transaction that pays a withdrawal, in the form that its network has. */
export function transactionOf(withdrawalId: string, network: WithdrawalTarget['network']): string {
  const hash = createHash('sha256').update(withdrawalId).digest('hex')
  return network === 'ERC20' ? `0x${hash}` : hash
}

const coinOf = (currency: Currency) => Object.values(Coin).find((coin) => coin === currency)
