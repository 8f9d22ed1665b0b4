import type {
  DepositClass,
  DepositOrigin,
  DepositRecord,
  DepositStatus,
  DepositStep,
  LanguageCode,
} from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import { mask } from '../../core/mask.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { reviewExpectedAt } from '../../core/reviews.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { StoredMethod } from '../payment-methods/methods.ts'
import { fileUrl } from '../uploads/serve.ts'
import { recordedWay } from './methods.ts'

/** A deposit, as stored. Moments are Unix seconds. */
export interface StoredDeposit {
  number: number
  user_id: number
  request_id: string | null
  class: DepositClass
  method_id: string | null
  amount: Units
  status: DepositStatus
  note: TextId | null
  screenshot_file_id: string | null
  transaction_code: string | null
  /** Number of the payment method that it comes from, as the user said. */
  from_method: number | null
  decides_at: number | null
  at: number
}

/** What is stored of a new one; every rule has been checked. */
export type NewDeposit = Omit<StoredDeposit, 'number' | 'note'> & {
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/** Ids of deposits. */
export const depositId = (number: number) => recordId('de', number)

/** Stores a deposit with its first step and answers it. Moves no money. */
export function insertDeposit({ database }: World, deposit: NewDeposit): StoredDeposit {
  const stored = database.one<StoredDeposit>(
    `INSERT INTO deposits
       (number, user_id, request_id, class, method_id, amount, status, screenshot_file_id,
        transaction_code, from_method, decides_at, at)
     VALUES
       (:number, :user_id, :request_id, :class, :method_id, :amount, :status, :screenshot_file_id,
        :transaction_code, :from_method, :decides_at, :at)
     RETURNING *`,
    { ...deposit, number: deposit.number ?? null },
  )
  addStep(database, stored.number, stored.status, stored.at)
  return stored
}

/** Writes down that a deposit reached a status. */
export function addStep(
  database: World['database'],
  deposit: number,
  status: DepositStatus,
  at: number,
): void {
  database.run('INSERT INTO deposit_steps (deposit, status, at) VALUES (:deposit, :status, :at)', {
    deposit,
    status,
    at,
  })
}

/** Whether a user's own money was ever credited; what the site gave is none of it. */
export function wasCredited({ database }: World, userId: number): boolean {
  const credited = database.get(
    `SELECT 1 FROM deposits WHERE user_id = :userId AND status = 'success' AND class IN (0, 4)`,
    { userId },
  )
  return credited !== undefined
}

/** A deposit as the contract shows it, to its owner. */
export function toDepositRecord(
  world: World,
  stored: StoredDeposit,
  language: LanguageCode,
): DepositRecord {
  const way = stored.method_id === null ? undefined : recordedWay(stored.method_id, language)
  const { screenshot_file_id: fileId, note } = stored
  return {
    id: depositId(stored.number),
    request_id: stored.request_id,
    class: stored.class,
    type: way?.type ?? null,
    method_name: way?.name ?? null,
    currency: rules.currency,
    amount: money(stored.amount, rules.currency),
    status: stored.status,
    status_note: note === null ? null : text(language, note),
    screenshot_url: fileId === null ? null : fileUrl(world, fileId),
    transaction_code: stored.transaction_code,
    expected_at: reviewExpectedAt(stored),
    created_at: stored.at,
    ...(stored.from_method !== null && { from: originOf(world, stored.from_method) }),
    timeline: world.database.all<DepositStep>(
      'SELECT status, at FROM deposit_steps WHERE deposit = :number ORDER BY rowid',
      { number: stored.number },
    ),
  }
}

/** The account that a deposit comes from, which may be removed since. */
function originOf({ database }: World, number: number): DepositOrigin {
  const { type, bank_name, account } = database.one<StoredMethod>(
    'SELECT * FROM payment_methods WHERE number = :number',
    { number },
  )
  return { type, bank_name, masked_number: mask(account) }
}
