import { afterEach, beforeEach, expect, test } from 'vitest'
import { text } from '../../content/texts.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const visitor = () => sandbox.client()

test('the catalogue has five categories, names and the last 24 hours of each product', async () => {
  const { list } = await visitor().done('listProducts')
  expect(list.length).toBeGreaterThan(30)
  expect(list[0]).toMatchObject({
    symbol: 'BTCUSD',
    name: text('en', 'product.BTCUSD'),
    category: 'crypto',
    currency: 'USD',
    precision: 2,
    hours: { always_open: true, time_zone: 'UTC', sessions: [] },
  })
  for (const { sparkline } of list) expect(sparkline).toHaveLength(24)
  expect(list[0]?.sparkline.at(-1)).toBe('97837.40')
  expect(new Set(list.map(({ category }) => category)).size).toBe(5)
})

test('one category can be asked for', async () => {
  const { list } = await visitor().done('listProducts', { category: 'gold' })
  expect(list.map(({ symbol }) => symbol)).toEqual(['XAUUSD', 'XAGUSD', 'XPTUSD', 'XPDUSD'])
  expect(await visitor().refused('listProducts', { category: 'bonds' })).toMatchObject({
    reason: 'input_invalid',
  })
})

test('quotes move with the clock and stand still while the feed hangs', async () => {
  const quoteOf = async (symbol: string) =>
    (await visitor().done('listQuotes')).list.find((quote) => quote.symbol === symbol)
  expect(await quoteOf('BTCUSD')).toMatchObject({
    price: '97837.40',
    state: 'trading',
    as_of: STORY_TIME,
    tick_id: 'BTCUSD-7180754400',
    next_open_at: null,
  })

  sandbox.world.halts.begin('frozen', 'BTCUSD', sandbox.world.clock.nowMs())
  sandbox.advance(120)
  expect(await quoteOf('BTCUSD')).toMatchObject({ state: 'trading', as_of: STORY_TIME })
  expect((await quoteOf('ETHUSD'))?.as_of).toBe(STORY_TIME + 120)

  sandbox.world.halts.end('frozen', 'BTCUSD', sandbox.world.clock.nowMs())
  sandbox.advance(1)
  expect(await quoteOf('BTCUSD')).toMatchObject({
    as_of: STORY_TIME + 121,
    tick_id: 'BTCUSD-7180754884',
  })
})

test('the latest price, the product and the list of quotes say the same', async () => {
  const { list } = await visitor().done('listQuotes')
  const gold = list.find(({ symbol }) => symbol === 'XAUUSD')
  const latest = await visitor().done('getLatestPrice', { symbol: 'XAUUSD' })
  const details = await visitor().done('getProduct', { symbol: 'XAUUSD' })
  expect(gold).toMatchObject(latest)
  expect(details.quote).toEqual(gold)
  expect(details.product).toMatchObject({ symbol: 'XAUUSD', category: 'gold', precision: 2 })
  expect(details.limits).toEqual({
    currency: 'USD',
    single_min: '10.00',
    single_max: '5000.00',
    total_max: '20000.00',
    quote_seconds: 10,
    max_slippage_rate: '0.0005',
  })
})

test('a market that the operator closed says so', async () => {
  sandbox.world.halts.begin('closed', null, sandbox.world.clock.nowMs())
  const { quote } = await visitor().done('getProduct', { symbol: 'BTCUSD' })
  expect(quote).toMatchObject({ state: 'closed', as_of: STORY_TIME, next_open_at: null })
})

test('candles: 300 unless told otherwise, the last one open, older ones before', async () => {
  const page = await visitor().done('listCandles', { symbol: 'ETHUSD', interval: '1m' })
  expect(page).toMatchObject({ symbol: 'ETHUSD', interval: '1m', has_more: true })
  expect(page.list).toHaveLength(300)
  expect(page.list.at(-1)).toMatchObject({ time: STORY_TIME, close: '3412.55' })

  const before = page.list[0]?.time
  const older = { symbol: 'ETHUSD', interval: '1m', count: 2, before }
  const { list } = await visitor().done('listCandles', older)
  expect(list.map(({ time }) => time)).toEqual([STORY_TIME - 301 * 60, STORY_TIME - 300 * 60])
})

test('candles from before the beginning are none', async () => {
  const asked = { symbol: 'ETHUSD', interval: '1d', before: 1_514_764_800 }
  expect(await visitor().done('listCandles', asked)).toMatchObject({ list: [], has_more: false })
})

test('candles out of bounds are refused', async () => {
  for (const wrong of [{ count: 0 }, { count: 1001 }, { interval: '2m' }, { before: 5 }]) {
    const asked = { symbol: 'ETHUSD', interval: '1m', ...wrong }
    expect(await visitor().refused('listCandles', asked)).toMatchObject({ reason: 'input_invalid' })
  }
})

test('settlement options of a product', async () => {
  const { symbol, list } = await visitor().done('listSettlementOptions', { symbol: 'EURUSD' })
  expect(symbol).toBe('EURUSD')
  expect(list.at(-1)).toEqual({
    seconds: 300,
    profit_rate: '0.90',
    fee_rate: '0.01',
    single_min: '10.00',
    single_max: '5000.00',
    total_max: '20000.00',
    currency: 'USD',
  })
})

test('a symbol that no product has is not found', async () => {
  const calls = [
    visitor().refused('getLatestPrice', { symbol: 'NOSUCH' }),
    visitor().refused('getProduct', { symbol: 'NOSUCH' }),
    visitor().refused('listCandles', { symbol: 'NOSUCH', interval: '1m' }),
    visitor().refused('listSettlementOptions', { symbol: 'NOSUCH' }),
  ]
  for (const refusal of await Promise.all(calls)) {
    expect(refusal).toEqual({ reason: 'product_not_found', params: {} })
  }
})
