import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../test/harness.ts'
import { requestId, STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { settle } from './exchange.ts'
import { publishedRate, suspendExchange } from './offers.ts'

describe('what an exchange comes to', () => {
  // The examples of the contract.
  test.each([
    ['cash_to_coin', 'BTC', 50_000, '97837.40', { cash: 50_000, coins: 510_541, fee: 50 }],
    ['cash_to_coin', 'USDT', 10_000, '1.00', { cash: 10_000, coins: 9_990, fee: 10 }],
    ['cash_to_coin', 'USDT', 25_025, '1.00', { cash: 25_025, coins: 25_000, fee: 25 }],
    ['cash_to_coin', 'ETH', 136_136, '3400.00', { cash: 136_136, coins: 40_000_000, fee: 136 }],
    ['cash_to_coin', 'BTC', 144_144, '96000.00', { cash: 144_144, coins: 1_500_000, fee: 144 }],
    ['coin_to_cash', 'BTC', 1_000_000, '97837.40', { cash: 97_739, coins: 1_000_000, fee: 98 }],
    ['coin_to_cash', 'BTC', 250_000, '97000.00', { cash: 24_226, coins: 250_000, fee: 24 }],
    ['coin_to_cash', 'USDT', 2_500, '1.00', { cash: 2_497, coins: 2_500, fee: 3 }],
  ] as const)('%s %s %s at %s', (type, coin, amount, rate, settlement) => {
    expect(settle(type, coin, amount, rate)).toEqual(settlement)
  })

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
const coins = async () =>
  Object.fromEntries((await user.done('getWallet')).coins.map((one) => [one.coin, one.available]))
const house = (account: string, currency: string) =>
  sandbox.world.database.get<{ balance: number }>(
    'SELECT balance FROM accounts WHERE owner = 0 AND kind = :account AND currency = :currency',
    { account, currency },
  )?.balance ?? 0

describe('the offers', () => {
  test('have the market’s price of the last half minute, until the next', async () => {
    sandbox.advance(7)
    const { market } = sandbox.world
    const view = await user.done('getExchange')
    expect(view).toMatchObject({
      currency: 'USD',
      available: '100000.00',
      min: '1.00',
      max: '50000.00',
      fee_rate: '0.001',
    })
    const moments = { as_of: STORY_TIME, valid_until: STORY_TIME + 30, state: 'available' }
    expect(view.offers).toEqual([
      { ...moments, coin: 'USDT', rate: '1.00', available: '0.00' },
      {
        ...moments,
        coin: 'BTC',
        rate: market.lastTick('BTCUSD', STORY_TIME * 1000).price,
        available: '0.00000000',
      },
      {
        ...moments,
        coin: 'ETH',
        rate: market.lastTick('ETHUSD', STORY_TIME * 1000).price,
        available: '0.00000000',
      },
    ])
    sandbox.advance(23)
    const { offers } = await user.done('getExchange')
    expect(offers[1]).toMatchObject({
      rate: market.lastTick('BTCUSD', (STORY_TIME + 30) * 1000).price,
      as_of: STORY_TIME + 30,
      valid_until: STORY_TIME + 60,
    })
    expect(offers[1]?.rate).not.toBe(view.offers[1]?.rate)
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
  test('cash for coins: two lines in the ledger, and the fee apart', async () => {
    const rate = rateOf('BTC')
    const made = form('500.00', { coin: 'BTC', rate })
    const { record } = await user.done('submitExchange', made)
    expect(record).toEqual({
      id: 'ex_1',
      request_id: made.request_id,
      type: 'cash_to_coin',
      coin: 'BTC',
      rate,
      currency: 'USD',
      cash_settlement: '500.00',
      currency_settlement: record.currency_settlement,
      fee: '0.50',
      created_at: STORY_TIME,
    })
    const wallet = await user.done('getWallet')
    expect(wallet.balances).toMatchObject({ available: '99500.00', total_profit: '0.00' })
    expect(await coins()).toMatchObject({ BTC: record.currency_settlement })
    expect(wallet.ledger.list.slice(0, 2)).toMatchObject([
      {
        kind: 'exchange',
        currency: 'BTC',
        amount: record.currency_settlement,
        balance_after: record.currency_settlement,
        record_id: 'ex_1',
      },
      {
        kind: 'exchange',
        currency: 'USD',
        amount: '-500.00',
        balance_after: '99500.00',
        record_id: 'ex_1',
      },
    ])
    expect(house('fees', 'USD')).toBe(50)
    expect(house('exchange', 'USD')).toBe(49_950)
  })

  test('coins for cash, at the same rate', async () => {
    await exchange('1001.00')
    const record = await exchange('500.00', { type: 'coin_to_cash' })
    expect(record).toMatchObject({
      cash_settlement: '499.50',
      currency_settlement: '500.00',
      fee: '0.50',
    })
    expect(await coins()).toMatchObject({ USDT: '500.00' })
    expect((await user.done('getWallet')).balances.available).toBe('99498.50')
    expect(house('fees', 'USD')).toBe(150)
  })

  test('another rate than the present one is refused with the present one', async () => {
    const rate = rateOf('BTC')
    const btc = { coin: 'BTC', rate }
    sandbox.advance(29)
    await exchange('100.00', btc)
    sandbox.advance(1)
    expect(await refused('100.00', btc)).toEqual({
      reason: 'price_changed',
      params: { rate: rateOf('BTC') },
    })
    expect(await refused('100.00', { rate: '0.99' })).toEqual({
      reason: 'price_changed',
      params: { rate: '1.00' },
    })
    await exchange('100.00', { rate: '1' })
    await exchange('100.00', { rate: '1.00000000' })
  })

  test.each([
    ['0.99', 'amount_too_small', { min: '1.00', currency: 'USD' }],
    ['-5', 'amount_too_small', { min: '1.00', currency: 'USD' }],
    ['50000.01', 'amount_too_large', { max: '50000.00', currency: 'USD' }],
    ['99999999999999', 'amount_too_large', { max: '50000.00', currency: 'USD' }],
  ])('%s of cash or coins is out of bounds', async (amount, reason, params) => {
    expect(await refused(amount)).toEqual({ reason, params })
    expect(await refused(amount, { type: 'coin_to_cash' })).toEqual({ reason, params })
  })

  test('the bounds are about the cash, also of coins', async () => {
    await exchange('1.00')
    await exchange('50000.00')
    const btc = { type: 'coin_to_cash', coin: 'BTC', rate: rateOf('BTC') }
    expect((await refused('0.000001', btc)).reason).toBe('amount_too_small')
    expect((await refused('1', btc)).reason).toBe('amount_too_large')
  })

  test.each([
    ['cash_to_coin', 'BTC', '10.001'],
    ['coin_to_cash', 'USDT', '10.001'],
    ['coin_to_cash', 'BTC', '0.000000001'],
  ] as const)('%s %s: %s has too many decimals', async (type, coin, amount) => {
    expect(await refused(amount, { type, coin, rate: rateOf(coin) })).toEqual({
      reason: 'input_invalid',
      params: { field: 'amount' },
    })
  })

  test('more than there is stays', async () => {
    user = await sandbox.user({ cash: '120.50' })
    expect(await refused('120.51')).toEqual({
      reason: 'balance_not_enough',
      params: { available: '120.50', currency: 'USD' },
    })
    const eth = { type: 'coin_to_cash', coin: 'ETH', rate: rateOf('ETH') }
    expect(await refused('0.1', eth)).toEqual({
      reason: 'balance_not_enough',
      params: { available: '0.00000000', currency: 'ETH' },
    })
    await exchange('120.50')
    expect((await user.done('getWallet')).balances.available).toBe('0.00')
  })

  test('frozen funds stay', async () => {
    sandbox.world.database.run('UPDATE users SET funds_frozen = 1')
    expect(await refused('100.00')).toEqual({ reason: 'funds_frozen', params: {} })
  })

  test('who exchanges without end is stopped', async () => {
    for (let count = 0; count < 300; count += 1) await exchange('1.00')
    expect(await refused('1.00')).toEqual({
      reason: 'too_many_requests',
      params: { available_from: String(STORY_TIME + 60) },
    })
    sandbox.advance(60)
    await exchange('1.00')
  })

  test('the same request exchanges once; its id is good for nothing else', async () => {
    const made = form('100.00')
    const first = await user.done('submitExchange', made)
    sandbox.advance(60)
    expect(await user.done('submitExchange', made)).toEqual(first)
    expect(await user.refused('submitExchange', { ...made, amount: '101.00' })).toMatchObject({
      reason: 'request_conflict',
    })
    expect(await coins()).toMatchObject({ USDT: '99.90' })
  })

  test('of two exchanges at once that the balance does not cover, one is refused', async () => {
    user = await sandbox.user({ cash: '150.00' })
    const answers = await Promise.all([
      user.call('submitExchange', form('100.00')),
      user.call('submitExchange', form('100.00')),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(await coins()).toMatchObject({ USDT: '99.90' })
  })
})

test('the records are listed by type, coin and request, newest first, page by page', async () => {
  await exchange('100.00')
  await exchange('100.00', { coin: 'ETH', rate: rateOf('ETH') })
  const last = await exchange('50.00', { type: 'coin_to_cash' })
  const other = await sandbox.user({ cash: '100.00' })
  await other.done('submitExchange', form('100.00'))

  const ids = async (query: Record<string, string | number>) =>
    (await user.done('listExchangeRecords', query)).list.map(({ id }) => id)
  expect(await ids({ limit: 2 })).toEqual(['ex_3', 'ex_2'])
  expect(await ids({ limit: 2, page: 2 })).toEqual(['ex_1'])
  expect(await ids({ coin: 'USDT' })).toEqual(['ex_3', 'ex_1'])
  expect(await ids({ type: 'cash_to_coin', coin: 'USDT' })).toEqual(['ex_1'])
  expect(await ids({ request_id: String(last.request_id) })).toEqual(['ex_3'])
  expect(await ids({ request_id: requestId() })).toEqual([])
})
