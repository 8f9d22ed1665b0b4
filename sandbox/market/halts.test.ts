import { expect, test } from 'vitest'
import type { Halt } from './halts.ts'
import { createMarket } from './market.ts'
import { marketWith, moment, whole } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')
const SECOND_MS = 1000

const closed: Halt = { symbol: 'BTCUSD', kind: 'closed', from: STORY, to: STORY + 120 * SECOND_MS }

test('a market closed by the operator says when it opens', () => {
  const market = marketWith({ halts: [closed] })
  expect(market.quote('BTCUSD', STORY + SECOND_MS)).toMatchObject({
    state: 'closed',
    as_of: 1795188600,
    opens_at: 1795188720,
  })
  expect(market.state('BTCUSD', STORY - 1)).toBe('trading')
  expect(market.state('BTCUSD', STORY)).toBe('closed')
  expect(market.state('BTCUSD', STORY + 120 * SECOND_MS)).toBe('trading')
})

test('a market closed without an end has no next opening', () => {
  const market = marketWith({ halts: [{ ...closed, symbol: null, to: null }] })
  for (const quote of market.quotes(STORY + 86_400 * SECOND_MS)) {
    expect(quote).toMatchObject({ state: 'closed', opens_at: null })
    expect(quote.as_of).toBeLessThanOrEqual(1795188600)
  }
})

test('a closure that ends outside the hours leads to the next session', () => {
  const night: Halt = { ...closed, symbol: 'GOOG', to: moment('2026-11-20T22:00:00Z') }
  const week: Halt = { ...closed, symbol: 'GOOG', to: moment('2026-11-30T15:00:00Z') }
  const opens = (halt: Halt) => marketWith({ halts: [halt] }).nextOpenAt('GOOG', STORY + SECOND_MS)
  expect(opens(night)).toBe(moment('2026-11-23T14:30:00Z') / 1000)
  expect(opens(week)).toBe(moment('2026-11-30T15:00:00Z') / 1000)
})

test('a candle leaves the halted ticks out, and a candle with no other is left out', () => {
  const market = marketWith({ halts: [{ ...closed, to: STORY + 150 * SECOND_MS }] })
  const query = { interval: '1m', count: 4 } as const
  const { list } = market.candles('BTCUSD', query, STORY + 180 * SECOND_MS - 1)
  expect(list.map(({ time }) => time - 1795188600)).toEqual([-120, -60, 0, 120])
  // Only the tick of the very moment of the halt.
  expect(list[2]).toMatchObject({ open: '97837.40', high: '97837.40', close: '97837.40' })
  const ticks = Array.from({ length: 120 }, (_, tick) =>
    whole(market.lastTick('BTCUSD', STORY + 150 * SECOND_MS + tick * 250).price),
  )
  expect(whole(list[3]?.high ?? '')).toBe(Math.max(...ticks))
  expect(whole(list[3]?.open ?? '')).toBe(ticks[0])
})

test('halts that overlap or touch are one', () => {
  const halts: Halt[] = [
    { symbol: 'BTCUSD', kind: 'frozen', from: STORY + 60 * SECOND_MS, to: STORY + 180 * SECOND_MS },
    { symbol: null, kind: 'closed', from: STORY, to: STORY + 90 * SECOND_MS },
    {
      symbol: 'BTCUSD',
      kind: 'closed',
      from: STORY + 180 * SECOND_MS,
      to: STORY + 181 * SECOND_MS,
    },
  ]
  const market = marketWith({ halts })
  expect(market.lastTick('BTCUSD', STORY + 179 * SECOND_MS).time).toBe(1795188600)
  expect(market.state('BTCUSD', STORY + 100 * SECOND_MS)).toBe('trading')
  // The moment at which one halt ends and the next begins has its tick.
  expect(market.lastTick('BTCUSD', STORY + 180 * SECOND_MS + 750).time).toBe(1795188780)
})

test('what was cached without halts is not answered once there is one', () => {
  let halts: readonly Halt[] = []
  const market = createMarket({ seed: 'test', halts: () => halts })
  const later = STORY + 7_200 * SECOND_MS
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
