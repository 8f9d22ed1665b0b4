import type { Database } from '../../core/database.ts'
import { auditRecords, auditRequests, auditSteps } from '../../core/ledger-audit.ts'
import type { Units } from '../../core/money.ts'
import type { StoredDeposit } from './records.ts'
import { depositId } from './records.ts'
import { creditOf } from './review.ts'

/**
 * Says what is wrong with the deposits: money that was not credited exactly once, or before its
 * review was over, a turnover that does not follow from it, a status that its steps do not end with,
 * a screenshot that is gone, an answered request without its deposit. Empty when all is well.
 */
export function auditDeposits(database: Database): string[] {
  const deposits = database.all<StoredDeposit>('SELECT * FROM deposits')
  const expected = new Map(
    deposits.map((deposit) => [
      depositId(deposit.number),
      deposit.status === 'success' ? [creditOf(deposit)] : [],
    ]),
  )
  return [
    ...auditRecords(database, 'de', expected),
    ...turnoverProblems(database, deposits),
    ...auditSteps(database, 'deposit', 'de'),
    ...auditRequests(database, 'submitDeposit', 'deposits', 'deposit'),
  ]
}

function turnoverProblems(database: Database, deposits: readonly StoredDeposit[]): string[] {
  const required = new Map(
    database
      .all<{ record_id: string; amounts: string }>(
        `SELECT record_id, group_concat(amount) AS amounts FROM turnover
         WHERE side = 'required' AND record_id IS NOT NULL GROUP BY record_id`,
      )
      .map(({ record_id: id, amounts }) => [id, amounts]),
  )
  const must = (deposit: StoredDeposit): Units | undefined =>
    deposit.status === 'success' && creditOf(deposit).kind === 'deposit'
      ? deposit.amount
      : undefined
  return deposits.flatMap((deposit) => {
    const id = depositId(deposit.number)
    const [has, needs] = [required.get(id), must(deposit)]
    if (has === (needs === undefined ? undefined : String(needs))) return []
    return [`${id}: requires a turnover of ${has}, not ${needs}`]
  })
}
