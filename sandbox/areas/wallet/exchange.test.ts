import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../test/harness.ts'
import { requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { settle } from './exchange.ts'
import { publishedRate, suspendExchange } from './offers.ts'

describe('what an exchange comes to', () => {
  test('the fee is that of the exact value, not of the rounded one', () => {
    // 0.00004999 x 100,010 is 4.9994999: its fee is 0.0049994999, which is less than half a cent.
    expect(settle('coin_to_cash', 'BTC', 4_999, '100010.00')).toMatchObject({ cash: 500, fee: 0 })
  })
})

let sandbox: TestSandbox
let user: TestUser
beforeEach(async () => {
  sandbox = new TestSandbox()
  user = await sandbox.user({ cash: '100000.00' })
})
afterEach(() => sandbox.close())

const rateOf = (coin: 'USDT' | 'BTC' | 'ETH') =>
  publishedRate(sandbox.world, coin, sandbox.world.clock.now()).rate
const form = (amount: string, over: Record<string, string> = {}) => ({
  type: 'cash_to_coin',
  coin: 'USDT',
  amount,
  rate: '1.00',
  request_id: requestId(),
  ...over,
})
const exchange = async (amount: string, over?: Record<string, string>) =>
  (await user.done('submitExchange', form(amount, over))).record
const refused = (amount: string, over?: Record<string, string>) =>
  user.refused('submitExchange', form(amount, over))
describe('the offers', () => {
  test('have the market’s price of the last half minute, until the next', async () => {
    const { market } = sandbox.world
    const offered = async () => (await user.done('getExchange')).offers.map(({ rate }) => rate)
    const priceAt = (second: number) =>
      ['BTCUSD', 'ETHUSD'].map((symbol) => market.lastTick(symbol, second * 1000).price)
    sandbox.advance(29)
    expect(await offered()).toEqual(['1.00', ...priceAt(STORY_TIME)])
    sandbox.advance(1)
    expect(await offered()).toEqual(['1.00', ...priceAt(STORY_TIME + 30)])
  })

  test('are suspended by the operator, and while the market is closed', async () => {
    const states = async () => (await user.done('getExchange')).offers.map(({ state }) => state)
    suspendExchange(sandbox.world, 'USDT', true)
    sandbox.world.halts.begin('closed', 'ETHUSD', sandbox.world.clock.nowMs())
    expect(await states()).toEqual(['suspended', 'available', 'suspended'])
    const suspended = { reason: 'action_not_allowed', params: {} }
    expect(await refused('100.00')).toEqual(suspended)
    expect(await refused('100.00', { coin: 'ETH', rate: rateOf('ETH') })).toEqual(suspended)
    suspendExchange(sandbox.world, 'USDT', false)
    expect(await states()).toEqual(['available', 'available', 'suspended'])
    await exchange('100.00')
  })
})

describe('exchanging', () => {
  test('a rate is a number, however it is written', async () => {
    for (const rate of ['1', '1.00000000']) await exchange('100.00', { rate })
  })

  test('the bounds are about the cash, also of coins', async () => {
    await exchange('50000.00')
    expect((await refused('50000.01')).reason).toBe('amount_too_large')
    const btc = { type: 'coin_to_cash', coin: 'BTC', rate: rateOf('BTC') }
    expect((await refused('0.000001', btc)).reason).toBe('amount_too_small')
    expect((await refused('1', btc)).reason).toBe('amount_too_large')
  })
})
