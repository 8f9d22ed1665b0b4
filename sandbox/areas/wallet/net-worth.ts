import type { Coin, NetWorth } from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import { convert, money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { holdingsOf } from './balances.ts'
import { COINS, publishedAt, publishedRate } from './offers.ts'

const { currency } = rules

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
