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
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { reviewExpectedAt } from '../../core/reviews.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Target } from '../payment-methods/targets.ts'
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

/** What is stored of a new one; every rule has been checked. */
export type NewWithdrawal = Omit<StoredWithdrawal, 'number' | 'note' | 'transaction_id'> & {
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Ids of withdrawals. */
export const withdrawalId = (number: number) => recordId('wd', number)

/** Stores a withdrawal with its first step, under review, and answers it. Moves no money. */
export function insertWithdrawal({ database }: World, withdrawal: NewWithdrawal): StoredWithdrawal {
  const stored = database.one<StoredWithdrawal>(
    `INSERT INTO withdrawals
       (number, user_id, request_id, payment_method, wallet_address, amount, fee, coin, rate, coins,
        status, decides_at, at)
     VALUES
       (:number, :user_id, :request_id, :payment_method, :wallet_address, :amount, :fee, :coin, :rate,
        :coins, :status, :decides_at, :at)
     RETURNING *`,
    { ...withdrawal, number: withdrawal.number ?? null },
  )
  addStep(database, stored.number, 'under_review', stored.at)
  return stored
}

/** Writes down that a withdrawal reached a status. */
export function addStep(
  database: World['database'],
  withdrawal: number,
  status: WithdrawalStatus,
  at: number,
): void {
  database.run(
    'INSERT INTO withdrawal_steps (withdrawal, status, at) VALUES (:withdrawal, :status, :at)',
    { withdrawal, status, at },
  )
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
