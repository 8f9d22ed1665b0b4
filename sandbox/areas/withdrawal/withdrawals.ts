import type {
  Coin,
  LanguageCode,
  NullableCoinPayout,
  WithdrawalRecord,
  WithdrawalStatus,
  WithdrawalStep,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { Units } from '../../core/money.ts'
import { convertBackDown, money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { reviewExpectedAt } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import type { Target, TargetRef } from '../payment-methods/targets.ts'
import { nameOf, targetOf } from '../payment-methods/targets.ts'

const { currency } = rules

/** A withdrawal, as stored. Moments are Unix seconds. */
export interface StoredWithdrawal {
  number: number
  user_id: number
  request_id: string | null
  payment_method: number | null
  wallet_address: number | null
  amount: Units
  fee: Units
  /** What arrives in a coin, and the accepted rate; null of a withdrawal in cash. */
  coin: Coin | null
  rate: DecimalText | null
  coins: Units | null
  /** Of the network, once it is paid in a coin. */
  transaction_id: string | null
  status: WithdrawalStatus
  note: TextId | null
  decides_at: number | null
  at: number
}

/** Ids of withdrawals. */
export const withdrawalId = (number: number) => recordId('wd', number)

/** Writes down that a withdrawal reached a status. */
export function addStep(
  database: World['database'],
  withdrawal: number,
  status: WithdrawalStatus,
  at: number,
): void {
  database.insert('withdrawal_steps', { withdrawal, status, at })
}

/** A withdrawal as the contract shows it. */
export function toWithdrawalRecord(
  world: World,
  stored: StoredWithdrawal,
  language: LanguageCode,
): WithdrawalRecord {
  const { shown } = requireTarget(world, stored, language)
  const { note } = stored
  return {
    id: withdrawalId(stored.number),
    request_id: stored.request_id,
    type: shown.type,
    target_name: nameOf(shown.name, shown.network),
    target_masked_number: shown.masked_number,
    currency,
    amount: money(stored.amount, currency),
    fee: money(stored.fee, currency),
    actual_amount: money(stored.amount - stored.fee, currency),
    coin_payout: payoutOf(stored),
    status: stored.status,
    status_note: note === null ? null : text(language, note),
    expected_at: reviewExpectedAt(stored),
    created_at: stored.at,
    timeline: world.database.all<WithdrawalStep>(
      'SELECT status, at FROM withdrawal_steps WHERE withdrawal = :number ORDER BY rowid',
      { number: stored.number },
    ),
  }
}

function payoutOf(stored: StoredWithdrawal): NullableCoinPayout {
  const { coin, rate, coins, transaction_id } = stored
  if (coin === null || rate === null || coins === null) return null
  return { coin, rate, amount: money(coins, coin), transaction_id }
}

/** Where a withdrawal goes, also when that was removed since. */
export function requireTarget(
  world: World,
  { number, payment_method: method, wallet_address: address }: StoredWithdrawal,
  language: LanguageCode,
): Target {
  const ref = method === null ? { address: address ?? 0 } : { method }
  const target = targetOf(world, ref, language)
  if (!target) throw new Error(`Withdrawal ${number} has no target`)
  return target
}

/** A coin and the rate at which it is paid out. */
export interface CoinRate {
  coin: Coin
  rate: DecimalText
}

/** A withdrawal that is made: every rule has been checked. */
type NewWithdrawal = Pick<StoredWithdrawal, 'user_id' | 'request_id' | 'amount' | 'fee' | 'at'> &
  Partial<Pick<StoredWithdrawal, 'number' | 'decides_at'>> & {
    target: TargetRef
    /** The coin of the target and the rate that was accepted; null of a target in cash. */
    payout: CoinRate | null
  }

/**
 * Stores a withdrawal, freezes its amount, the fee in it, as a line of the user's ledger, and tells
 * the user. Part of the caller's transaction.
 */
export function bookWithdrawal(
  world: World,
  { target, payout, ...withdrawal }: NewWithdrawal,
): StoredWithdrawal {
  const { user_id: userId, amount, fee, at } = withdrawal
  const stored = world.database.insert<StoredWithdrawal>('withdrawals', {
    ...{ ...withdrawal, ...payout, status: 'under_review' },
    payment_method: 'method' in target ? target.method : null,
    wallet_address: 'address' in target ? target.address : null,
    coins: payout && convertBackDown(amount - fee, rules.currency, payout.coin, payout.rate),
  })
  addStep(world.database, stored.number, 'under_review', at)
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

/** Whether a withdrawal to this target is reviewed. */
export function awaitsWithdrawalTo({ database }: World, ref: TargetRef): boolean {
  const column = 'method' in ref ? 'payment_method' : 'wallet_address'
  const number = 'method' in ref ? ref.method : ref.address
  const found = database.get(
    `SELECT 1 FROM withdrawals WHERE ${column} = :number AND status = 'under_review'`,
    { number },
  )
  return found !== undefined
}
