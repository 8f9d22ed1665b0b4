import type { Currency, TrendPoint } from '../../../src/generated/h5.schemas.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import { assetChangesSince } from './asset-changes.ts'
import { holdingsOf } from './balances.ts'
import { worthOf } from './net-worth.ts'
import { COINS } from './offers.ts'

const { currency, timeZone } = rules

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
