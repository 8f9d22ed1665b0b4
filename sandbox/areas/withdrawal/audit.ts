import type { Database } from '../../core/database.ts'
import type { ExpectedMovement, Held } from '../../core/ledger-audit.ts'
import { auditRecords, auditRequests, auditSteps } from '../../core/ledger-audit.ts'
import { convertBackDown } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { freezing } from './booking.ts'
import type { StoredWithdrawal } from './records.ts'
import { withdrawalId } from './records.ts'
import { payingOut } from './review.ts'

/**
 * Says what is wrong with the withdrawals: money that did not move exactly as one must move it, coins
 * that are not its worth, a status that its steps do not end with, an answered request without its
 * withdrawal. Empty when all
 * is well.
 */
export function auditWithdrawals(database: Database): string[] {
  const withdrawals = database.all<StoredWithdrawal>('SELECT * FROM withdrawals')
  const expected = new Map(
    withdrawals.map((one) => [withdrawalId(one.number), movementsOf(one)] as const),
  )
  return [
    ...auditRecords(database, 'wd', expected),
    ...auditSteps(database, 'withdrawal', 'wd'),
    ...payoutProblems(withdrawals),
    ...auditRequests(database, 'submitWithdrawal', 'withdrawals', 'withdrawal'),
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

/** Coins are the cash that arrives at the accepted rate, and a transaction is what paid them. */
function payoutProblems(withdrawals: readonly StoredWithdrawal[]): string[] {
  return withdrawals.flatMap(({ number, amount, fee, coin, rate, coins, ...one }) => {
    const isRight =
      coin === null || rate === null
        ? coins === null
        : coins === convertBackDown(amount - fee, rules.currency, coin, rate)
    const isPaid = coin !== null && one.status === 'success'
    if (isRight && isPaid === (one.transaction_id !== null)) return []
    return [`${withdrawalId(number)}: arrives as ${coins} ${coin}, paid by ${one.transaction_id}`]
  })
}
