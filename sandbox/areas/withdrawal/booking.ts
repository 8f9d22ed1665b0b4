import type { Units } from '../../core/money.ts'
import { convertBackDown, money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import type { TargetRef } from '../payment-methods/targets.ts'
import type { CoinRate } from './coins.ts'
import type { StoredWithdrawal } from './records.ts'
import { insertWithdrawal, withdrawalId } from './records.ts'

/** A withdrawal that is made: every rule has been checked. */
export interface Opening {
  userId: number
  requestId: string
  target: TargetRef
  amount: Units
  /** Part of the amount. */
  fee: Units
  /** The coin of the target and the rate that was accepted; null of a target in cash. */
  payout: CoinRate | null
  /** Unix seconds. */
  at: number
  /** When its review decides itself; null when a person has to. */
  decidesAt: number | null
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/**
 * Stores a withdrawal, freezes its amount, the fee in it, as a line of the user's ledger, and tells
 * the user. Part of the caller's transaction.
 */
export function bookWithdrawal(world: World, opening: Opening): StoredWithdrawal {
  const { userId, amount, fee, target, payout, at } = opening
  const stored = insertWithdrawal(world, {
    number: opening.number,
    user_id: userId,
    request_id: opening.requestId,
    payment_method: 'method' in target ? target.method : null,
    wallet_address: 'address' in target ? target.address : null,
    amount,
    fee,
    coin: payout?.coin ?? null,
    rate: payout?.rate ?? null,
    coins: payout && convertBackDown(amount - fee, rules.currency, payout.coin, payout.rate),
    status: 'under_review',
    decides_at: opening.decidesAt,
    at,
  })
  const recordId = withdrawalId(stored.number)
  world.ledger.move({
    at,
    kind: 'withdrawal',
    from: { user: userId, account: 'available' },
    to: { user: userId, account: 'frozen' },
    amount,
    currency: rules.currency,
    recordId,
  })
  notify(world, {
    userId,
    type: 'withdrawal',
    event: 'withdrawal_under_review',
    values: { amount: shownAmount(stored), actualAmount: shownArrival(stored) },
    at,
    link: '/pages/cashrecord/cashrecord',
    recordId,
  })
  return stored
}

/** What a withdrawal takes from the balance, as a message says it. */
export const shownAmount = ({ amount }: StoredWithdrawal) => ({
  amount: money(amount, rules.currency),
  currency: rules.currency,
})

/** What arrives of a withdrawal, as a message says it. */
export function shownArrival({ amount, fee, coin, coins }: StoredWithdrawal) {
  const [arrival, currency] =
    coin && coins ? ([coins, coin] as const) : ([amount - fee, rules.currency] as const)
  return { amount: money(arrival, currency), currency }
}
