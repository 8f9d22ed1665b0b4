import type { LanguageCode } from '../../../src/generated/model/language-code.ts'
import type { WithdrawalRecord } from '../../../src/generated/model/withdrawal-record.ts'
import type { WithdrawalStatus } from '../../../src/generated/model/withdrawal-status.ts'
import type { WithdrawalStep } from '../../../src/generated/model/withdrawal-step.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Target } from '../payment-methods/targets.ts'
import { targetOf } from '../payment-methods/targets.ts'

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
  status: WithdrawalStatus
  note: TextId | null
  decides_at: number | null
  at: number
}

/** What is stored of a new one; every rule has been checked. */
export type NewWithdrawal = Omit<StoredWithdrawal, 'number' | 'note'> & {
  /** Its number, where it is told and not counted. */
  number?: number
}

/** Ids of withdrawals. */
export const withdrawalId = (number: number) => recordId('wd', number)

/** Stores a withdrawal with its first step, under review, and answers it. Moves no money. */
export function insertWithdrawal({ database }: World, withdrawal: NewWithdrawal): StoredWithdrawal {
  const stored = database.one<StoredWithdrawal>(
    `INSERT INTO withdrawals
       (number, user_id, request_id, payment_method, wallet_address, amount, fee, status,
        decides_at, at)
     VALUES
       (:number, :user_id, :request_id, :payment_method, :wallet_address, :amount, :fee, :status,
        :decides_at, :at)
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
    type: shown.kind,
    target_name: shown.network === null ? shown.name : `${shown.name} ${shown.network}`,
    target_masked_number: shown.masked_number,
    currency,
    amount: money(stored.amount, currency),
    fee: money(stored.fee, currency),
    actual_amount: money(stored.amount - stored.fee, currency),
    status: stored.status,
    status_note: note === null ? null : text(language, note),
    created_at: stored.at,
    timeline: world.database.all<WithdrawalStep>(
      'SELECT status, at FROM withdrawal_steps WHERE withdrawal = :number ORDER BY rowid',
      { number: stored.number },
    ),
  }
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
