import type { Database } from '../../core/database.ts'
import { auditRecords, auditRequests } from '../../core/ledger-audit.ts'
import { PROFIT_KINDS } from './asset-changes.ts'
import type { StoredExchange } from './exchange.ts'
import { exchangeId, exchanging, settle } from './exchange.ts'

/**
 * Says what is wrong with the exchanges and with the profit that is kept: an exchange that its rate
 * does not lead to, money that did not move exactly as one must move it, a profit that the movements
 * do not sum to, an answered request without its exchange. Empty when all is well.
 */
export function auditWallet(database: Database): string[] {
  const exchanges = database.all<StoredExchange>('SELECT * FROM exchanges')
  const expected = new Map(exchanges.map((one) => [exchangeId(one.number), exchanging(one)]))
  return [
    ...exchanges.flatMap(settlementProblem),
    ...auditRecords(database, 'ex', expected),
    ...profitProblems(database),
    ...auditRequests(database, 'submitExchange', 'exchanges', 'exchange'),
  ]
}

function settlementProblem(one: StoredExchange): string[] {
  const amount = one.type === 'cash_to_coin' ? one.cash : one.coins
  const { cash, coins, fee } = settle(one.type, one.coin, amount, one.rate)
  if (cash === one.cash && coins === one.coins && fee === one.fee) return []
  return [`${exchangeId(one.number)}: at ${one.rate} it comes to ${cash}, ${coins} and ${fee}`]
}

function profitProblems(database: Database): string[] {
  return database
    .all<{ userId: number; kept: number; moved: number }>(
      `WITH made AS (
         SELECT max(f.owner, t.owner) AS userId,
           sum(iif(f.owner = 0, amount, -amount)) AS moved
         FROM movements m
         JOIN accounts f ON f.id = from_account
         JOIN accounts t ON t.id = to_account
         WHERE m.kind IN (${PROFIT_KINDS}) AND (f.owner = 0) <> (t.owner = 0)
         GROUP BY 1
       )
       SELECT coalesce(user_id, userId) AS userId, coalesce(p.moved, 0) AS kept,
         coalesce(made.moved, 0) AS moved
       FROM profits p FULL JOIN made ON made.userId = p.user_id
       WHERE kept <> coalesce(made.moved, 0)`,
    )
    .map(({ userId, kept, moved }) => `user ${userId}: a profit of ${kept} is kept, ${moved} moved`)
}
