import { expect, test } from 'vitest'
import type { CandleInterval } from '../../src/generated/h5.schemas.ts'
import { marketWith, moment } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')

test('candles are aligned in UTC, weeks on Monday, and those without a tick are left out', () => {
  const market = marketWith()
  const starts = (symbol: string, interval: CandleInterval, count: number) =>
    market
      .candles(symbol, { interval, count }, STORY)
      .list.map(({ time }) => new Date(time * 1000).toISOString().slice(0, 16))
  expect(starts('BTCUSD', '1w', 2)).toEqual(['2026-11-09T00:00', '2026-11-16T00:00'])
  expect(starts('BTCUSD', '4h', 2)).toEqual(['2026-11-20T08:00', '2026-11-20T12:00'])
  expect(starts('EURUSD', '1d', 6)).toEqual([
    '2026-11-13T00:00',
    '2026-11-16T00:00',
    '2026-11-17T00:00',
    '2026-11-18T00:00',
    '2026-11-19T00:00',
    '2026-11-20T00:00',
  ])
  // New York opens at 14:30 UTC in winter and closes at 21:00.
  expect(starts('GOOG', '1h', 4)).toEqual([
    '2026-11-19T19:00',
    '2026-11-19T20:00',
    '2026-11-20T14:00',
    '2026-11-20T15:00',
  ])
  expect(starts('GOOG', '1m', 61)[0]).toBe('2026-11-20T14:30')
})

test('before the beginning there is no candle and no tick', () => {
  const market = marketWith()
  const query = { interval: '1d', count: 9, before: 1_514_764_800 } as const
  expect(market.candles('ETHUSD', query, STORY)).toMatchObject({ list: [], has_more: false })
  const seconds = { from: 1_400_000_000, until: 1_400_000_060, step: 1 }
  expect(market.ticks('ETHUSD', seconds, STORY)).toEqual([])
})
