import type { Currency } from '../../../src/generated/h5.schemas.ts'
import type { Database } from '../../core/database.ts'
import type { Units } from '../../core/money.ts'
import type { World } from '../../core/world.ts'

/** How what a user has in one currency changed within a quarter of an hour. */
export interface AssetChange {
  /** End of the quarter, Unix seconds; it belongs to the quarter, its beginning does not. */
  until: number
  /** What came in less what went out, in the currency's smallest unit. What moves between own accounts is neither. */
  change: Units
  /** The part of it that orders and projects made. */
  profit: Units
}

/**
 * Movements are numbered in the order of time, but for a request that waited for its password to be
 * checked while another was booked. A day is far more than that.
 */
const DISORDER_SECONDS = 86_400

/** Every day begins with a quarter of an hour, in every zone of the world. */
const QUARTER_SECONDS = 900

/** Kinds of movements, in SQL, that are profit or loss when they come from or go to the house. */
export const PROFIT_KINDS = `'order_stake', 'order_fee', 'order_payout', 'order_refund', 'project_income'`

/**
 * The changes of what a user has in one currency (of USD: cash and financing) after a moment, oldest
 * first. `since` is the beginning of a day. What is booked at a moment belongs to the time before it: the income of a
 * day is paid at its end.
 */
export function assetChangesSince(
  world: World,
  userId: number,
  currency: Currency,
  since: number,
): AssetChange[] {
  const { database } = world
  return database.all<AssetChange>(
    `WITH own AS (
       SELECT id FROM accounts WHERE owner = :userId AND currency = :currency
     ), changes AS (
       SELECT at, kind, amount FROM movements
       WHERE to_account IN own AND id >= :first AND at > :since
       UNION ALL
       SELECT at, kind, -amount FROM movements
       WHERE from_account IN own AND id >= :first AND at > :since
     )
     SELECT (at + ${QUARTER_SECONDS - 1}) / ${QUARTER_SECONDS} * ${QUARTER_SECONDS} AS until, sum(amount) AS change,
       sum(iif(kind IN (${PROFIT_KINDS}), amount, 0)) AS profit
     FROM changes GROUP BY 1 ORDER BY 1`,
    { userId, currency, since, first: firstMovement(database, since - DISORDER_SECONDS) },
  )
}

/** Profit of all time: of the movements, and what a former system brought along. */
export function totalProfit(world: World, userId: number): Units {
  const row = world.database.get<{ total: Units }>(
    'SELECT moved + imported AS total FROM profits WHERE user_id = :userId',
    { userId },
  )
  return row?.total ?? 0
}

/** Id of the first movement at or after a moment: halving finds it without reading those before. */
function firstMovement(database: Database, at: number): number {
  const { last } = database.one<{ last: number | null }>('SELECT max(id) AS last FROM movements')
  let [low, high] = [1, (last ?? 0) + 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = database.get<{ at: number }>(
      'SELECT at FROM movements WHERE id >= :middle ORDER BY id LIMIT 1',
      { middle },
    )
    if (row && row.at < at) low = middle + 1
    else high = middle
  }
  return low
}
