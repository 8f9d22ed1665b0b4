import type { Database } from '../../core/database.ts'
import type { ExpectedMovement, Held } from '../../core/ledger-audit.ts'
import { auditRecords } from '../../core/ledger-audit.ts'
import { rules } from '../../core/rules.ts'
import { freezing } from './booking.ts'
import type { StoredWithdrawal } from './records.ts'
import { withdrawalId } from './records.ts'
import { payingOut } from './review.ts'

/**
 * Says what is wrong with the withdrawals: money that did not move exactly as one must move it, a
 * status that its steps do not end with, an answered request without its withdrawal. Empty when all
 * is well.
 */
export function auditWithdrawals(database: Database): string[] {
  const withdrawals = database.all<StoredWithdrawal>('SELECT * FROM withdrawals')
  const expected = new Map(
    withdrawals.map((one) => [withdrawalId(one.number), movementsOf(one)] as const),
  )
  return [
    ...auditRecords(database, 'wd', expected),
    ...stepProblems(database),
    ...lostRequests(database),
  ]
}

/** What users' frozen accounts hold for withdrawals under review. */
export function heldByWithdrawals(database: Database): Held[] {
  return database
    .all<{ userId: number; amount: number }>(
      `SELECT user_id AS userId, amount FROM withdrawals WHERE status = 'under_review'`,
    )
    .map((one) => ({ ...one, currency: rules.currency }))
}

function movementsOf(withdrawal: StoredWithdrawal): ExpectedMovement[] {
  const { status } = withdrawal
  // One of a former system: its money came and went there.
  if (status === 'unknown') return []
  if (status === 'under_review') return [freezing(withdrawal)]
  return [freezing(withdrawal), ...payingOut(withdrawal, status)]
}

function stepProblems(database: Database): string[] {
  return database
    .all<{ number: number; status: string; last: string | null }>(
      `SELECT number, status, (
         SELECT status FROM withdrawal_steps WHERE withdrawal = number ORDER BY rowid DESC LIMIT 1
       ) AS last
       FROM withdrawals WHERE status <> 'unknown' AND last IS NOT status`,
    )
    .map(
      ({ number, status, last }) => `${withdrawalId(number)}: is ${status}, its last step ${last}`,
    )
}

function lostRequests(database: Database): string[] {
  return database
    .all<{ request_id: string }>(
      `SELECT request_id FROM requests r WHERE operation = 'submitWithdrawal' AND NOT EXISTS (
         SELECT 1 FROM withdrawals w WHERE w.user_id = r.user_id AND w.request_id = r.request_id
       )`,
    )
    .map((one) => `request ${one.request_id}: its withdrawal is gone`)
}
