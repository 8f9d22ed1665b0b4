import { expect, test } from 'vitest'
import { PRODUCTS } from './products.ts'
import { simulatedPrices } from './simulated-prices.ts'
import { marketWith, moment, whole } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')

/** Prices of the contract's example of quotes, which all products that trade then have. */
test.each([
  ['BTCUSD', '97837.40'],
  ['ETHUSD', '3412.55'],
  ['EURUSD', '1.08342'],
  ['USDJPY', '154.382'],
  ['XAUUSD', '2671.35'],
  ['ES1', '5968.25'],
  ['GOOG', '176.80'],
])('%s is at its price of the story, whatever the seed', (symbol, price) => {
  for (const seed of ['one', 'another']) {
    const tick = marketWith({ seed }).lastTick(symbol, STORY)
    expect(tick).toEqual({ id: `${symbol}-7180754400`, symbol, price, time: 1795188600 })
  }
})

test('the same seed gives the same market in whatever order it is asked; another seed another', () => {
  const moments = [STORY + 900_000, STORY - 86_400_000, STORY + 1_250, STORY - 3e10, STORY + 3e10]
  const answers = (seed: string, order: number[]) => {
    const market = marketWith({ seed })
    const page = { interval: '1h', count: 3 } as const
    return order
      .map((at) => ({
        at,
        quotes: market.quotes(at),
        candles: market.candles('SOLUSD', page, at),
        tick: market.lastTick('META', at),
      }))
      .toSorted((one, other) => one.at - other.at)
  }
  expect(answers('one', moments.toReversed())).toEqual(answers('one', moments))
  expect(answers('another', moments)).not.toEqual(answers('one', moments))
})

test('two products move apart', () => {
  const market = marketWith()
  const rates = market.quotes(STORY).map(({ change_rate }) => change_rate)
  expect(new Set(rates).size).toBeGreaterThan(rates.length - 3)
})

test.each(['BTCUSD', 'DOGEUSD', 'EURUSD', 'XAUUSD', 'TSLA'])(
  'minutes of %s are as volatile as a year of it',
  (symbol) => {
    const market = marketWith()
    const product = market.product(symbol)
    const returns: number[] = []
    // Two hours of trading on each of a hundred Wednesdays.
    for (let week = 0; week < 100; week += 1) {
      const at = moment('2024-06-05T18:00:00Z') + week * 7 * 86_400_000
      const { list } = market.candles(symbol, { interval: '1m', count: 120 }, at - 1)
      for (let minute = 1; minute < list.length; minute += 1) {
        const [before, after] = [list[minute - 1]?.close ?? '', list[minute]?.close ?? '']
        returns.push(Math.log(whole(after) / whole(before)))
      }
    }
    const variance = returns.reduce((sum, value) => sum + value ** 2, 0) / returns.length
    const annualised = Math.sqrt(variance * 365 * 24 * 60)
    expect(annualised / (product?.annualVolatility ?? 0)).toBeGreaterThan(0.75)
    expect(annualised / (product?.annualVolatility ?? 0)).toBeLessThan(1.25)
  },
)

test('over years every product stays in a sensible range of its base price', () => {
  for (const product of PRODUCTS) {
    const source = simulatedPrices('test', product)
    for (let year = 2018; year < 2036; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const price = source.priceAt(Date.UTC(year, month, 15) / 250)
        expect(price).toBeGreaterThan(product.basePrice / 6)
        expect(price).toBeLessThan(product.basePrice * 6)
      }
    }
  }
})

test('highest, lowest and volume of a run are those of its ticks, also across two pins', () => {
  const product = PRODUCTS.find(({ symbol }) => symbol === 'ETHUSD')
  if (!product) throw new Error('No such product')
  const source = simulatedPrices('test', product)
  const pin = STORY / 250 + 2 ** 26
  for (const first of [STORY / 250 - 1000, pin - 2000, pin]) {
    const run = { first, last: first + 4000 }
    const ticks = Array.from({ length: 4001 }, (_, index) => first + index)
    const prices = ticks.map((tick) => source.priceAt(tick))
    const none = { high: Number.NEGATIVE_INFINITY, low: Number.POSITIVE_INFINITY }
    expect(source.extremes(run, none)).toEqual({
      high: Math.max(...prices),
      low: Math.min(...prices),
    })
    const volumes = ticks.map((tick) => source.volume({ first: tick, last: tick }))
    expect(Math.min(...volumes)).toBeGreaterThanOrEqual(0)
    expect(source.volume(run)).toBe(volumes.reduce((sum, volume) => sum + volume, 0))
  }
})

test('an unknown symbol, and a moment before the first price, are refused', () => {
  expect(() => marketWith().quote('NOSUCH', STORY)).toThrow(/NOSUCH/)
  expect(marketWith().product('NOSUCH')).toBeUndefined()
  expect(() => marketWith().lastTick('BTCUSD', moment('2017-12-31T23:59:59Z'))).toThrow(/early/)
})
