import { expect, test } from 'vitest'
import { settle } from '../sandbox/areas/wallet/exchange.ts'
import { convert, money, units } from '../sandbox/core/money.ts'
import { rules } from '../sandbox/core/rules.ts'
import type { Deal } from '../src/features/exchange/exchange-rules.ts'
import { faultOf, quoteOf } from '../src/features/exchange/exchange-rules.ts'
import { Coin } from '../src/generated/model/coin.ts'
import { ExchangeType } from '../src/generated/model/exchange-type.ts'
import type { ExchangeView } from '../src/generated/model/exchange-view.ts'
import { SubmitExchangeBody } from '../src/generated/wallet/wallet.zod.ts'

const { currency, exchange } = rules
const AMOUNTS = 10_000

/** The same numbers in every run: a linear congruential generator. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const RATES: Record<Coin, readonly [whole: number, range: number]> = {
  USDT: [1, 0],
  BTC: [60_000, 70_000],
  ETH: [1_500, 4_000],
}

test(`form, contract and sandbox agree on ${AMOUNTS} amounts`, () => {
  const next = generator(20_261_120)
  let taken = 0
  for (let round = 0; round < AMOUNTS; round += 1) {
    const coin = Object.values(Coin)[round % 3] ?? Coin.BTC
    const type = round % 2 === 0 ? ExchangeType.cash_to_coin : ExchangeType.coin_to_cash
    const [whole, range] = RATES[coin]
    const rate = `${whole + next(range + 1)}.${String(range === 0 ? 0 : next(100)).padStart(2, '0')}`
    const given = type === ExchangeType.cash_to_coin ? currency : coin
    // Of every size: up to beyond the largest one.
    const size = 10 ** (1 + next(given === currency || coin === Coin.USDT ? 7 : 10))
    const amount = money(1 + next(size), given)
    const deal: Deal = {
      type,
      offer: {
        coin,
        state: 'available',
        rate,
        as_of: 1e9,
        valid_until: 2e9,
        available: '999999.99',
      },
    }
    const view: ExchangeView = {
      currency,
      available: '999999.99',
      min: exchange.min,
      max: exchange.max,
      fee_rate: exchange.feeRate,
      offers: [deal.offer],
    }

    const sent = units(amount, given)
    const cash = given === currency ? sent : convert(sent, coin, currency, rate)
    const inBounds = cash >= units(exchange.min, currency) && cash <= units(exchange.max, currency)
    const what = `${type} ${amount} ${given} at ${rate}`
    expect(faultOf(amount, deal, view) === null, what).toBe(inBounds)
    if (!inBounds) continue
    taken += 1
    expect(SubmitExchangeBody.shape.amount.safeParse(+amount).success, what).toBe(true)
    const quote = quoteOf(amount, deal, view)
    const settled = settle(type, coin, sent, rate)
    expect(quote?.fee, what).toBe(money(settled.fee, currency))
    expect(quote?.received, what).toBe(
      type === ExchangeType.cash_to_coin
        ? money(settled.coins, coin)
        : money(settled.cash, currency),
    )
  }
  expect(taken).toBeGreaterThan(AMOUNTS / 4)
})
