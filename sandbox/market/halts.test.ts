import { expect, test } from 'vitest'
import type { Halt } from './halts.ts'
import { createMarket } from './market.ts'
import { marketWith, moment, whole } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')
const SECOND = 1000

const frozen: Halt = { symbol: 'BTCUSD', kind: 'frozen', from: STORY, to: STORY + 120 * SECOND }
const closed: Halt = { symbol: 'BTCUSD', kind: 'closed', from: STORY, to: STORY + 120 * SECOND }

test('a frozen market trades on at its last price, then goes on where it would have been', () => {
  const market = marketWith({ halts: [frozen] })
  const during = market.quote('BTCUSD', STORY + 119 * SECOND)
  expect(during).toMatchObject({ state: 'trading', as_of: 1795188600, opens_at: null })
  expect(market.lastTick('BTCUSD', STORY + 120 * SECOND)).toEqual(
    marketWith().lastTick('BTCUSD', STORY + 120 * SECOND),
  )
  expect(market.quote('ETHUSD', STORY + 119 * SECOND).as_of).toBe(1795188719)
})

test('a market closed by the operator says when it opens', () => {
  const market = marketWith({ halts: [closed] })
  expect(market.quote('BTCUSD', STORY + SECOND)).toMatchObject({
    state: 'closed',
    as_of: 1795188600,
    opens_at: 1795188720,
  })
  expect(market.state('BTCUSD', STORY - 1)).toBe('trading')
  expect(market.state('BTCUSD', STORY)).toBe('closed')
  expect(market.state('BTCUSD', STORY + 120 * SECOND)).toBe('trading')
})

test('a market closed without an end opens nobody knows when', () => {
  const market = marketWith({ halts: [{ ...closed, symbol: null, to: null }] })
  for (const quote of market.quotes(STORY + 86_400 * SECOND)) {
    expect(quote).toMatchObject({ state: 'closed', opens_at: null })
    expect(quote.as_of).toBeLessThanOrEqual(1795188600)
  }
})

test('a closure that ends outside the hours leads to the next session', () => {
  const night: Halt = { ...closed, symbol: 'GOOG', to: moment('2026-11-20T22:00:00Z') }
  const week: Halt = { ...closed, symbol: 'GOOG', to: moment('2026-11-30T15:00:00Z') }
  const opens = (halt: Halt) => marketWith({ halts: [halt] }).nextOpenAt('GOOG', STORY + SECOND)
  expect(opens(night)).toBe(moment('2026-11-23T14:30:00Z') / 1000)
  expect(opens(week)).toBe(moment('2026-11-30T15:00:00Z') / 1000)
})

test('what was published when the halt came stays; the ticks within are never published', () => {
  const halt: Halt = { symbol: null, kind: 'frozen', from: STORY + 300, to: STORY + 1000 }
  const market = marketWith({ halts: [halt] })
  const later = STORY + 86_400 * SECOND
  const published = [0, 1, 2, 3, 4].filter((tick) =>
    market.tick(`BTCUSD-${7180754400 + tick}`, later),
  )
  expect(published).toEqual([0, 1, 4])
})

test('a candle leaves the halted ticks out, and a candle with no other is left out', () => {
  const market = marketWith({ halts: [{ ...closed, to: STORY + 150 * SECOND }] })
  const query = { interval: '1m', count: 4 } as const
  const { list } = market.candles('BTCUSD', query, STORY + 180 * SECOND - 1)
  expect(list.map(({ time }) => time - 1795188600)).toEqual([-120, -60, 0, 120])
  // Only the tick of the very moment of the halt.
  expect(list[2]).toMatchObject({ open: '97837.40', high: '97837.40', close: '97837.40' })
  const ticks = Array.from({ length: 120 }, (_, tick) =>
    whole(market.lastTick('BTCUSD', STORY + 150 * SECOND + tick * 250).price),
  )
  expect(whole(list[3]?.high ?? '')).toBe(Math.max(...ticks))
  expect(whole(list[3]?.open ?? '')).toBe(ticks[0])
})

test('high and low of the day leave a halt out', () => {
  const begin = moment('2026-11-20T00:00:00Z')
  const halt: Halt = { symbol: 'BTCUSD', kind: 'closed', from: begin, to: STORY }
  const quote = marketWith({ halts: [halt] }).quote('BTCUSD', STORY + SECOND)
  const first = marketWith().lastTick('BTCUSD', begin).price
  const ticks = [first, ...[0, 1, 2, 3, 4].map((tick) => priceAt(STORY + tick * 250))].map(whole)
  expect(whole(quote.high)).toBe(Math.max(...ticks))
  expect(whole(quote.low)).toBe(Math.min(...ticks))
})

test('halts that overlap or touch are one', () => {
  const halts: Halt[] = [
    { symbol: 'BTCUSD', kind: 'frozen', from: STORY + 60 * SECOND, to: STORY + 180 * SECOND },
    { symbol: null, kind: 'closed', from: STORY, to: STORY + 90 * SECOND },
    { symbol: 'BTCUSD', kind: 'closed', from: STORY + 180 * SECOND, to: STORY + 181 * SECOND },
  ]
  const market = marketWith({ halts })
  expect(market.lastTick('BTCUSD', STORY + 179 * SECOND).time).toBe(1795188600)
  expect(market.state('BTCUSD', STORY + 100 * SECOND)).toBe('trading')
  // The moment at which one halt ends and the next begins has its tick.
  expect(market.lastTick('BTCUSD', STORY + 180 * SECOND + 750).time).toBe(1795188780)
})

test('a halt that comes and ends is seen at once, and its ticks stay away', () => {
  let halts: readonly Halt[] = []
  const market = createMarket({ seed: 'test', halts: () => halts })
  expect(market.quote('BTCUSD', STORY).state).toBe('trading')

  halts = [{ ...closed, to: null }]
  expect(market.quote('BTCUSD', STORY + SECOND)).toMatchObject({
    state: 'closed',
    as_of: 1795188600,
  })
  halts = [{ ...closed, to: STORY + 3_600 * SECOND }]
  expect(market.quote('BTCUSD', STORY + 3_600 * SECOND).as_of).toBe(1795192200)
  expect(market.tick('BTCUSD-7180754404', STORY + 7_200 * SECOND)).toBeUndefined()
})

test('what is remembered of a time without halts is not answered for one with them', () => {
  let halts: readonly Halt[] = []
  const market = createMarket({ seed: 'test', halts: () => halts })
  const later = STORY + 7_200 * SECOND
  const answers = (from: typeof market) => ({
    candles: from.candles('BTCUSD', { interval: '1h', count: 24 }, later),
    line: from.sparkline('BTCUSD', later),
    quote: from.quote('BTCUSD', later),
  })
  const undisturbed = answers(market)

  halts = [{ ...closed, from: moment('2026-11-20T00:00:00Z') - 1, to: STORY }]
  const halted = answers(market)
  expect(halted).toEqual(answers(marketWith({ halts })))
  expect(halted.candles).not.toEqual(undisturbed.candles)
  expect(halted.line).not.toEqual(undisturbed.line)
  expect(halted.quote.open).toBe('97837.40')

  halts = []
  expect(answers(market)).toEqual(undisturbed)
})

function priceAt(at: number): string {
  return marketWith().lastTick('BTCUSD', at).price
}
