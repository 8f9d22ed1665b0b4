import type { OperationId } from '../generated/operations.ts'
import type { Database } from './database.ts'
import type { Movement, Party } from './ledger.ts'
import { recordId } from './record-id.ts'

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

/** Says which requests that were answered as done have no record in a table any more. */
export function auditRequests(
  database: Database,
  operation: OperationId,
  table: string,
  record: string,
): string[] {
  return database
    .all<{ request_id: string }>(
      `SELECT request_id FROM requests r WHERE operation = :operation AND NOT EXISTS (
         SELECT 1 FROM ${table} t WHERE t.user_id = r.user_id AND t.request_id = r.request_id
       )`,
      { operation },
    )
    .map(({ request_id: id }) => `request ${id}: its ${record} is gone`)
}

/** Says which records have another status than the last of their steps, for example of a deposit. */
export function auditSteps(
  database: Database,
  record: 'deposit' | 'withdrawal',
  prefix: string,
): string[] {
  return database
    .all<{ number: number; status: string; last: string | null }>(
      `SELECT number, status, (
         SELECT status FROM ${record}_steps WHERE ${record} = number ORDER BY rowid DESC LIMIT 1
       ) AS last
       FROM ${record}s WHERE status <> 'unknown' AND last IS NOT status`,
    )
    .map(
      ({ number, status, last }) =>
        `${recordId(prefix, number)}: is ${status}, its last step ${last}`,
    )
}

/** A movement that a record must have made. */
export type ExpectedMovement = Pick<Movement, 'kind' | 'from' | 'to' | 'amount' | 'currency'>

/** The movements of every record, by its id. */
export type ExpectedMovements = ReadonlyMap<string, readonly ExpectedMovement[]>

/**
 * Says which records of a kind did not move exactly the money that they must have: nothing missing,
 * nothing twice, nothing else, and no movement of a record that there is not. Ids begin with
 * `prefix` and an underscore.
 */
export function auditRecords(
  database: Database,
  prefix: string,
  expected: ExpectedMovements,
): string[] {
  const actual = movementsByRecord(database, prefix)
  const ids = new Set([...expected.keys(), ...actual.keys()])
  return [...ids].flatMap((id) => {
    // A movement of nothing is none.
    const some = (expected.get(id) ?? []).filter(({ amount }) => amount > 0)
    const must = some.map(asText).sort()
    const did = (actual.get(id) ?? []).sort()
    if (must.join() === did.join()) return []
    return [`${id}: moved [${did.join(', ')}] in place of [${must.join(', ')}]`]
  })
}

function movementsByRecord(database: Database, prefix: string): Map<string, string[]> {
  const rows = database.all<{ record_id: string; moved: string }>(
    `SELECT record_id,
       m.kind || ' ' || f.owner || ' ' || f.kind || ' to ' || t.owner || ' ' || t.kind || ' '
         || amount || ' ' || f.currency AS moved
     FROM movements m
     JOIN accounts f ON f.id = from_account
     JOIN accounts t ON t.id = to_account
     WHERE record_id GLOB :prefix || '_*'`,
    { prefix },
  )
  const byRecord = new Map<string, string[]>()
  for (const { record_id: id, moved } of rows) {
    const list = byRecord.get(id)
    if (list) list.push(moved)
    else byRecord.set(id, [moved])
  }
  return byRecord
}

/** As the query writes it; the house is owner 0. */
function asText({ kind, from, to, amount, currency }: ExpectedMovement): string {
  const account = (party: Party) =>
    'house' in party ? `0 ${party.house}` : `${party.user} ${party.account}`
  return `${kind} ${account(from)} to ${account(to)} ${amount} ${currency}`
}

/** An amount in a currency that a user's account holds for a record. */
export interface Held {
  userId: number
  amount: number
  currency: string
}

/** Says which users' account of a kind holds more or less than their records together do. */
export function auditHeld(
  database: Database,
  account: 'frozen' | 'financing',
  held: readonly Held[],
): string[] {
  const key = (userId: number, currency: string) => `${userId} ${account} ${currency}`
  const expected = new Map<string, number>()
  for (const { userId, amount, currency } of held) {
    const name = key(userId, currency)
    expected.set(name, (expected.get(name) ?? 0) + amount)
  }
  const balances = new Map(
    database
      .all<{ owner: number; currency: string; balance: number }>(
        'SELECT owner, currency, balance FROM accounts WHERE owner <> 0 AND kind = :account',
        { account },
      )
      .map(({ owner, currency, balance }) => [key(owner, currency), balance]),
  )
  const names = new Set([...expected.keys(), ...balances.keys()])
  return [...names].flatMap((name) => {
    const [holds, must] = [balances.get(name) ?? 0, expected.get(name) ?? 0]
    return holds === must ? [] : [`account ${name}: holds ${holds}, its records ${must}`]
  })
}
