import type { ExchangeOffer } from '../../../src/generated/h5.schemas.ts'
import { Coin } from '../../../src/generated/h5.schemas.ts'
import { inCash } from '../../core/cash.ts'
import { money } from '../../core/money.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'

/** Coins in the order in which they are listed. */
export const COINS = Object.values(Coin)

/** The product whose price is the rate of a coin; USDT counts as one dollar. */
const PRODUCTS: Record<Coin, string | undefined> = {
  USDT: undefined,
  BTC: 'BTCUSD',
  ETH: 'ETHUSD',
}

const USDT_RATE = inCash('1.00')
const { rateSeconds } = rules.exchange

/** When the rates that are offered at `now` were published: Unix seconds. */
export const publishedAt = (now: number) => now - (now % rateSeconds)

/** The rate of a coin, published at a moment and accepted until another: Unix seconds. */
export interface PublishedRate {
  rate: DecimalText
  asOf: number
  expiresAt: number
}

/**
 * The rate of a coin that is offered at `now`, Unix seconds: USD for one coin. A new one is published
 * at every whole multiple of the time for which one is accepted, with the market's last price then;
 * so there is one rate at a time, and anyone finds the same one later.
 */
export function publishedRate({ market }: World, coin: Coin, now: number): PublishedRate {
  const asOf = publishedAt(now)
  const symbol = PRODUCTS[coin]
  const rate = symbol === undefined ? USDT_RATE : inCash(market.lastTick(symbol, asOf * 1000).price)
  return { rate, asOf, expiresAt: asOf + rateSeconds }
}

/** What can be exchanged at `now`, and what the user has of each coin. */
export function offersOf(world: World, userId: number, now: number): ExchangeOffer[] {
  return COINS.map((coin) => {
    const { rate, asOf, expiresAt } = publishedRate(world, coin, now)
    return {
      coin,
      state: isSuspended(world, coin, now) ? 'suspended' : 'available',
      rate,
      as_of: asOf,
      expires_at: expiresAt,
      available: money(world.ledger.balance(userId, 'available', coin), coin),
    }
  })
}

/** Whether a coin cannot be exchanged: suspended by the operator, or its market does not trade. */
export function isSuspended(world: World, coin: Coin, now: number): boolean {
  if (world.settings.get(settingOf(coin)) === 'yes') return true
  const symbol = PRODUCTS[coin]
  return symbol !== undefined && world.market.state(symbol, now * 1000) !== 'trading'
}

/** Suspends the exchange of a coin, or resumes it. */
export function suspendExchange({ settings }: World, coin: Coin, suspended: boolean): void {
  settings.set(settingOf(coin), suspended ? 'yes' : 'no')
}

const settingOf = (coin: Coin) => `exchange_suspended ${coin}`
