import type {
  ExchangeOffer,
  ExchangeRecord,
  ExchangeType,
} from '../../../src/generated/h5.schemas.ts'
import { Coin } from '../../../src/generated/h5.schemas.ts'
import { refuseOtherAmounts, refuseOtherRate } from '../../core/accepted.ts'
import type { UserCall } from '../../core/call.ts'
import { inCash } from '../../core/cash.ts'
import { feeRate } from '../../core/fees.ts'
import type { Party } from '../../core/ledger.ts'
import type { Units } from '../../core/money.ts'
import {
  convert,
  convertBack,
  money,
  timesRate,
  toDecimal,
  toInteger,
  units,
} from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { refuseFrozenFunds } from '../../core/users.ts'
import type { World } from '../../core/world.ts'
import type { Operations } from '../../generated/operations.ts'

const { currency, exchange: terms, limits } = rules

type Form = Operations['submitExchange']['input']

/** An exchange, as stored. */
export interface StoredExchange {
  number: number
  user_id: number
  request_id: string | null
  type: ExchangeType
  coin: Coin
  rate: DecimalText
  cash: Units
  coins: Units
  fee: Units
  at: number
}

/** What an exchange comes to: cash with its fee, and coins. */
type Settlement = Pick<StoredExchange, 'cash' | 'coins' | 'fee'>

/** What is stored of a new one; every rule has been checked. */
export type NewExchange = Omit<StoredExchange, 'number'> & {
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number
}

/**
 * Exchanges at the rate that the user accepted, at once. Part of a commit. Refuses in this order:
 * frozen funds, a coin that cannot be exchanged now, another rate than the present one, an amount
 * whose cash side is out of bounds, a balance that does not cover it, and another fee.
 */
export function submitExchange(call: UserCall, form: Form): StoredExchange {
  const { world, userId, now } = call
  const { type, coin } = form
  refuseFrozenFunds(call)
  limitTries(world, `exchange ${userId}`, limits.submitExchange)
  if (isSuspended(world, coin, now)) throw new Refusal('action_not_allowed')
  const { rate } = publishedRate(world, coin, now)
  refuseOtherRate(form.rate, rate)
  const given = type === 'cash_to_coin' ? currency : coin
  const amount = exchangeAmount(form.amount, {
    type,
    coin,
    rate,
    available: world.ledger.balance(userId, 'available', given),
  })
  const settlement = settle(type, coin, amount, { rate, feeRate: feeRate(world, 'exchange') })
  refuseOtherAmounts({ fee: [form.fee, settlement.fee] })
  return bookExchange(world, {
    user_id: userId,
    request_id: form.request_id,
    type,
    coin,
    rate,
    ...settlement,
    at: now,
  })
}

/** What holds the amount of an exchange. */
interface AmountBounds {
  type: ExchangeType
  coin: Coin
  rate: DecimalText
  /** Of what is given. */
  available: Units
}

/**
 * The amount of a form. Refuses too many decimals, what is worth too little or too much cash, and
 * more than there is.
 */
export function exchangeAmount(
  text: DecimalText,
  { type, coin, rate, available }: AmountBounds,
): Units {
  const given = type === 'cash_to_coin' ? currency : coin
  const amount = sentAmount(text, given)
  refuseBeyondBounds(given === currency ? amount : convert(amount, coin, currency, rate))
  if (amount > available) {
    throw new Refusal('balance_not_enough', { available: money(available, given), currency: given })
  }
  return amount
}

/**
 * What an amount comes to at a rate, with its fee (the contract, `submitExchange`): first the fee is
 * rounded, then what is received, half-up at the scale of its currency. The fee is cash: cash that is
 * given includes it, cash that is received is after it.
 */
export function settle(
  type: ExchangeType,
  coin: Coin,
  amount: Units,
  { rate, feeRate }: { rate: DecimalText; feeRate: DecimalText },
): Settlement {
  if (type === 'cash_to_coin') {
    const fee = timesRate(amount, feeRate)
    return { cash: amount, coins: convertBack(amount - fee, currency, coin, rate), fee }
  }
  // Of the exact value: rounding it first could move the fee by a cent.
  const fee = convert(amount, coin, currency, product(rate, feeRate))
  return { cash: convert(amount, coin, currency, rate) - fee, coins: amount, fee }
}

/** Decimals of prices and of rates of fees in the contract; together as many as `convert` takes. */
const RATE_DECIMALS = 8
const FEE_DECIMALS = 4

function product(rate: DecimalText, fee: DecimalText): DecimalText {
  const exact = toInteger(rate, RATE_DECIMALS) * toInteger(fee, FEE_DECIMALS)
  return toDecimal(exact, RATE_DECIMALS + FEE_DECIMALS)
}

function refuseBeyondBounds(cash: Units): void {
  const { min, max } = terms
  if (cash < units(min, currency)) throw new Refusal('amount_too_small', { min, currency })
  if (cash > units(max, currency)) throw new Refusal('amount_too_large', { max, currency })
}

/** Stores an exchange and moves its money. Part of the caller's transaction. */
export function bookExchange(world: World, exchange: NewExchange): StoredExchange {
  const stored = world.database.insert<StoredExchange>('exchanges', exchange)
  moveMoney(world, stored)
  return stored
}

/** Cash and coins, a line each of the user's ledger, and the fee, which the house puts aside. */
function moveMoney({ ledger }: World, stored: StoredExchange): void {
  const { user_id: userId, type, coin, cash, coins, fee, at } = stored
  const user: Party = { user: userId, account: 'available' }
  const house: Party = { house: 'exchange' }
  const line = { at, kind: 'exchange', recordId: exchangeId(stored.number) } as const
  const gives = { ...line, from: user, to: house }
  const gets = { ...line, from: house, to: user }
  const isBuying = type === 'cash_to_coin'
  ledger.move({ ...(isBuying ? gives : gets), amount: cash, currency })
  ledger.move({ ...(isBuying ? gets : gives), amount: coins, currency: coin })
  ledger.move({ ...line, from: house, to: { house: 'fees' }, amount: fee, currency })
}

/** Ids of exchanges. */
export const exchangeId = (number: number) => recordId('ex', number)

/** An exchange as the contract shows it. */
export function toExchangeRecord(stored: StoredExchange): ExchangeRecord {
  return {
    id: exchangeId(stored.number),
    request_id: stored.request_id,
    type: stored.type,
    coin: stored.coin,
    rate: stored.rate,
    currency,
    cash_settlement: money(stored.cash, currency),
    currency_settlement: money(stored.coins, stored.coin),
    fee: money(stored.fee, currency),
    created_at: stored.at,
  }
}

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
