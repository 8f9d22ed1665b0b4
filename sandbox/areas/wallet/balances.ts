import type {
  Balances,
  Coin,
  Currency,
  NetWorth,
  TrendPoint,
} from '../../../src/generated/h5.schemas.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { Database } from '../../core/database.ts'
import type { Units } from '../../core/money.ts'
import { convert, money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import { COINS, publishedAt, publishedRate } from './exchange.ts'

const { currency, timeZone } = rules

/** What a user has in one currency, by account, in its smallest unit. */
export interface Holdings {
  available: Units
  frozen: Units
  financing: Units
}

/** What a user has in one currency: of USD cash and what is in projects, of a coin its balance. */
export function holdingsOf({ ledger }: World, userId: number, of: Currency): Holdings {
  const balance = (account: keyof Holdings) => ledger.balance(userId, account, of)
  return {
    available: balance('available'),
    frozen: balance('frozen'),
    financing: balance('financing'),
  }
}

/**
 * The balances of a user now, in USD. `cash` is available and frozen, `total_asset` that and
 * financing. `yesterday_balance` is the total asset at the beginning of yesterday, a calendar day of
 * the site. Profit is what settled orders paid less their stakes and fees, and the income of
 * projects: neither deposits and withdrawals nor gifts, bonuses, corrections and exchanges.
 * `yesterday_profit` is what came of it from the beginning of yesterday to its end, the income paid
 * at its end included, and `total_profit` is all of it ever.
 */
export function balancesOf(world: World, userId: number): Balances {
  const { available, frozen, financing } = holdingsOf(world, userId, currency)
  const now = world.clock.now()
  const today = startOfDay(now, timeZone)
  const changes = assetChangesSince(world, userId, currency, startOfDay(now, timeZone, -1))
  const total = available + frozen + financing
  const changed = changes.reduce((sum, { change }) => sum + change, 0)
  const profit = changes.reduce((sum, one) => sum + (one.until <= today ? one.profit : 0), 0)
  const text = (amount: Units) => money(amount, currency)
  return {
    currency,
    cash: text(available + frozen),
    total_asset: text(total),
    available: text(available),
    frozen: text(frozen),
    yesterday_profit: text(profit),
    yesterday_balance: text(total - changed),
    total_profit: text(totalProfit(world, userId)),
  }
}

/** What an amount of a coin is worth in USD at the rate that is published at `at`, Unix seconds. */
export function worthOf(world: World, coin: Coin, amount: Units, at: number): Units {
  return convert(amount, coin, currency, publishedRate(world, coin, at).rate)
}

/** Everything a user has at `now`, Unix seconds: cash, projects, and coins at the published rates. */
export function netWorthOf(world: World, userId: number, now: number): NetWorth {
  const { available, frozen, financing } = holdingsOf(world, userId, currency)
  const coins = COINS.reduce((sum, coin) => {
    const held = holdingsOf(world, userId, coin)
    return sum + worthOf(world, coin, held.available + held.frozen, now)
  }, 0)
  return {
    currency,
    amount: money(available + frozen + financing + coins, currency),
    coins: money(coins, currency),
    as_of: publishedAt(now),
  }
}

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

/** Days whose beginning is shown, this one included. */
const TREND_DAYS = 30

/**
 * A user's total asset and net worth at the beginning of each of the last 30 days of the site and at
 * `now`, Unix seconds, oldest first; days that began before the account was there are left out. Coins
 * are counted at the rate that was published at each moment.
 */
export function trendOf(world: World, userId: number, now: number): TrendPoint[] {
  const { registered_at: registeredAt } = userById(world.database, userId)
  const days = Array.from({ length: TREND_DAYS }, (_, back) => startOfDay(now, timeZone, -back))
  const [oldest = now] = days.slice(-1)
  const moments = [now, ...days.filter((start) => start >= registeredAt && start < now)]
  const heldOf = (of: Currency) => heldAt(world, { userId, of, moments, oldest })
  const assets = heldOf(currency)
  const coins = COINS.map((coin) => ({ coin, held: heldOf(coin) }))

  return moments
    .map((at, index) => {
      const asset = assets[index] ?? 0
      const worth = coins.reduce(
        (sum, { coin, held }) => sum + worthOf(world, coin, held[index] ?? 0, at),
        asset,
      )
      return { at, total_asset: money(asset, currency), net_worth: money(worth, currency) }
    })
    .reverse()
}

interface Asked {
  userId: number
  of: Currency
  /** Unix seconds, newest first: the first is now. */
  moments: readonly number[]
  /** The beginning of a day, at or before all moments. */
  oldest: number
}

/** What a user had at each moment, counted back from now through what changed, each change once. */
function heldAt(world: World, { userId, of, moments, oldest }: Asked): Units[] {
  const { available, frozen, financing } = holdingsOf(world, userId, of)
  const changes = assetChangesSince(world, userId, of, oldest)
  let held = available + frozen + financing
  return moments.map((moment, index) => {
    if (index === 0) return held
    for (let last = changes.at(-1); last && last.until > moment; last = changes.at(-1)) {
      held -= last.change
      changes.pop()
    }
    return held
  })
}
