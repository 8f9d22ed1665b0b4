import type { TrendPoint } from '../../../src/generated/model/trend-point.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import { assetChangesSince } from './asset-changes.ts'

const { currency, timeZone } = rules

/** Days whose beginning is shown, this one included. */
const DAYS = 30

/**
 * A user's total asset at the beginning of each of the last 30 days of the site and at `now`, Unix
 * seconds, oldest first; days that began before the account was there are left out. It is counted
 * back from `total`, the asset now, through what changed since, each change once.
 */
export function trendOf(world: World, userId: number, total: Units, now: number): TrendPoint[] {
  const { registered_at: registeredAt } = userById(world.database, userId)
  const days = Array.from({ length: DAYS }, (_, back) => startOfDay(now, timeZone, -back))
  const [oldest = now] = days.slice(-1)
  const changes = assetChangesSince(world, userId, oldest)
  const point = (at: number, asset: Units) => ({ at, total_asset: money(asset, currency) })

  let asset = total
  const points = [point(now, asset)]
  for (const day of days.filter((start) => start >= registeredAt && start < now)) {
    for (let last = changes.at(-1); last && last.until > day; last = changes.at(-1)) {
      asset -= last.change
      changes.pop()
    }
    points.push(point(day, asset))
  }
  return points.reverse()
}
