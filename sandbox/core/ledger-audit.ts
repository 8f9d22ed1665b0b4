import type { Database } from './database.ts'

/**
 * Says what is wrong with the ledger itself: an account that is not the sum of its movements, a
 * movement that does not follow from the one before, a currency that does not sum to zero, a user's
 * account below zero, a request with two results. Empty when all is well.
 */
export function auditLedger(database: Database): string[] {
  return [
    ...wrongBalances(database),
    ...brokenChains(database),
    ...unbalancedCurrencies(database),
    ...negativeAccounts(database),
    ...doubledRequests(database),
  ]
}

function wrongBalances(database: Database): string[] {
  return database
    .all<{ name: string; balance: number; moved: number }>(
      `WITH sides AS (
         SELECT to_account AS account, amount FROM movements
         UNION ALL SELECT from_account, -amount FROM movements
       ), sums AS (SELECT account, sum(amount) AS moved FROM sides GROUP BY account)
       SELECT owner || ' ' || kind || ' ' || currency AS name, balance, coalesce(moved, 0) AS moved
       FROM accounts LEFT JOIN sums ON account = id
       WHERE balance <> coalesce(moved, 0)`,
    )
    .map(({ name, balance, moved }) => `account ${name}: holds ${balance}, ${moved} moved`)
}

function brokenChains(database: Database): string[] {
  return database
    .all<{ id: number; before: number; amount: number; after: number }>(
      `WITH sides AS (
         SELECT id, to_account AS account, amount, to_after AS after FROM movements
         UNION ALL SELECT id, from_account, -amount, from_after FROM movements
       ), chains AS (
         SELECT id, amount, after,
           lag(after, 1, 0) OVER (PARTITION BY account ORDER BY id) AS before
         FROM sides
       )
       SELECT * FROM chains WHERE before + amount <> after ORDER BY id`,
    )
    .map(
      ({ id, before, amount, after }) =>
        `movement ${id}: ${before} and ${amount} do not make ${after}`,
    )
}

function unbalancedCurrencies(database: Database): string[] {
  return database
    .all<{ currency: string; sum: number }>(
      'SELECT currency, sum(balance) AS sum FROM accounts GROUP BY currency HAVING sum <> 0',
    )
    .map(({ currency, sum }) => `${currency}: all accounts sum to ${sum}`)
}

function negativeAccounts(database: Database): string[] {
  return database
    .all<{ owner: number; kind: string; currency: string; balance: number }>(
      'SELECT * FROM accounts WHERE owner <> 0 AND balance < 0',
    )
    .map((one) => `account ${one.owner} ${one.kind} ${one.currency}: ${one.balance}`)
}

function doubledRequests(database: Database): string[] {
  return database
    .all<{ user_id: number; id: string; times: number }>(
      `SELECT user_id, lower(request_id) AS id, count(*) AS times FROM requests
       GROUP BY 1, 2 HAVING times > 1`,
    )
    .map((one) => `request ${one.id} of user ${one.user_id}: ${one.times} results`)
}
