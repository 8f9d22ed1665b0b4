import type { Balances, Currency } from '../../../src/generated/h5.schemas.ts'
import { startOfDay } from '../../core/calendar.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { assetChangesSince, totalProfit } from './asset-changes.ts'

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
