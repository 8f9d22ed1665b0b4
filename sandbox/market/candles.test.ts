import { expect, test } from 'vitest'
import type { Candle } from '../../src/generated/model/candle.ts'
import type { CandleInterval } from '../../src/generated/model/candle-interval.ts'
import { lengthOf } from './intervals.ts'
import { marketWith, moment, whole } from './test-market.ts'

const STORY = moment('2026-11-20T15:30:00Z')
const INTERVALS: CandleInterval[] = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w']

/** Candles of a longer interval, made of those of a shorter one. */
function aggregate(candles: Candle[], interval: CandleInterval): Candle[] {
  const seconds = lengthOf(interval) / 4
  const begin = (time: number) => time - ((time - 345_600) % seconds)
  const groups = Map.groupBy(candles, ({ time }) => begin(time))
  return [...groups].map(([time, group]) => ({
    time,
    open: group[0]?.open ?? '',
    high: group.reduce((best, { high }) => (whole(high) > whole(best) ? high : best), '0'),
    low: group.reduce((best, { low }) => (whole(low) < whole(best) ? low : best), '9'.repeat(15)),
    close: group.at(-1)?.close ?? '',
    volume: String(group.reduce((sum, { volume }) => sum + whole(volume), 0)),
  }))
}

const withWholeVolume = (candle: Candle) => ({ ...candle, volume: String(whole(candle.volume)) })

test.each(['BTCUSD', 'EURUSD', 'AAPL'])(
  'longer candles of %s are made of the shorter ones',
  (symbol) => {
    for (const [short, long] of [
      ['1m', '5m'],
      ['1m', '1h'],
      ['5m', '15m'],
      ['15m', '4h'],
      ['1h', '1d'],
      ['1d', '1w'],
    ] as const) {
      // Asked in both orders of two markets, and beginning where a long candle does.
      const [one, other] = [marketWith(), marketWith()]
      const made = one.candles(symbol, { interval: long, count: 3 }, STORY).list
      const parts = other.candles(symbol, { interval: short, count: 1000 }, STORY).list
      const again = other.candles(symbol, { interval: long, count: 3 }, STORY).list
      const from = made[0]?.time ?? 0
      const wanted = parts.filter(({ time }) => time >= from)
      expect(made).toEqual(again)
      expect(aggregate(wanted, long)).toEqual(made.map(withWholeVolume))
    }
  },
)

test('open and close are the first and the last tick, high and low those of all', () => {
  const market = marketWith()
  const [candle] = market.candles('GBPUSD', { interval: '1m', count: 1 }, STORY - 1).list
  const ticks = Array.from({ length: 240 }, (_, index) =>
    whole(market.lastTick('GBPUSD', STORY - 60_000 + index * 250).price),
  )
  expect(candle?.time).toBe(STORY / 1000 - 60)
  expect([candle?.open, candle?.close].map((price) => whole(price ?? ''))).toEqual([
    ticks[0],
    ticks.at(-1),
  ])
  expect(whole(candle?.high ?? '')).toBe(Math.max(...ticks))
  expect(whole(candle?.low ?? '')).toBe(Math.min(...ticks))
})

test('the last candle is open and runs up to now; closed ones never change', () => {
  const market = marketWith()
  const first = market.candles('BTCUSD', { interval: '1m', count: 2 }, STORY)
  const later = market.candles('BTCUSD', { interval: '1m', count: 2 }, STORY + 30_000)
  const closed = market.candles('BTCUSD', { interval: '1m', count: 3 }, STORY + 90_000)
  const [, open] = first.list
  expect(open).toMatchObject({ time: 1795188600, open: '97837.40', close: '97837.40' })
  expect(later.list[0]).toEqual(first.list[0])
  expect(later.list[1]?.close).toBe(market.lastTick('BTCUSD', STORY + 30_000).price)
  expect(whole(later.list[1]?.volume ?? '')).toBeGreaterThan(whole(open?.volume ?? ''))
  expect(closed.list[0]).toEqual(first.list[0])
  // What an earlier moment saw is still answered for that moment.
  expect(market.candles('BTCUSD', { interval: '1m', count: 2 }, STORY)).toEqual(first)
})

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

test('before walks back without gaps or doubles to the beginning of history', () => {
  const market = marketWith()
  const all = market.candles('EURUSD', { interval: '1w', count: 1000 }, STORY)
  expect(all.has_more).toBe(false)
  expect(all.list[0]?.time).toBe(moment('2018-01-01T00:00:00Z') / 1000)
  expect(all.list.length).toBeGreaterThan(52 * 8)

  const walked: Candle[] = []
  for (let before: number | undefined; ; before = walked[0]?.time) {
    const query = { interval: '1w', count: 100, ...(before && { before }) } as const
    const page = market.candles('EURUSD', query, STORY)
    walked.unshift(...page.list)
    if (!page.has_more) break
  }
  expect(walked).toEqual(all.list)
  const older = { interval: '1w', count: 5, before: all.list[0]?.time ?? 0 } as const
  expect(market.candles('EURUSD', older, STORY)).toMatchObject({ list: [], has_more: false })
})

test('before takes candles that begin before it, whole, and none of the future', () => {
  const market = marketWith()
  const times = (before: number) =>
    market
      .candles('GOOG', { interval: '1h', count: 2, before }, STORY)
      .list.map(({ time }) => time - STORY / 1000)
  expect(times(STORY / 1000 - 1800)).toEqual([-70_200, -5400])
  expect(times(STORY / 1000 - 1799)).toEqual([-5400, -1800])
  expect(times(9_999_999_999)).toEqual([-5400, -1800])
  // The week of Monday begins before its market opens.
  const monday = moment('2026-11-16T01:00:00Z') / 1000
  const week = { interval: '1w', count: 1, before: monday } as const
  expect(market.candles('GOOG', week, STORY).list[0]?.time).toBe(monday - 3600)
})

test('every interval answers what was asked for', () => {
  const market = marketWith()
  for (const interval of INTERVALS) {
    const page = market.candles('XAGUSD', { interval, count: 150 }, STORY)
    expect(page).toMatchObject({ symbol: 'XAGUSD', interval, has_more: true })
    expect(page.list).toHaveLength(150)
    for (const { open, high, low, close } of page.list) {
      expect(whole(high)).toBeGreaterThanOrEqual(Math.max(whole(open), whole(close)))
      expect(whole(low)).toBeLessThanOrEqual(Math.min(whole(open), whole(close)))
    }
  }
})

test('the small line has the closes of the last 24 hours that were traded, now the last', () => {
  const market = marketWith()
  for (const symbol of ['BTCUSD', 'GOOG']) {
    const closes = market
      .candles(symbol, { interval: '1h', count: 24 }, STORY)
      .list.map(({ close }) => close)
    expect(market.sparkline(symbol, STORY)).toEqual(closes)
    expect(closes.at(-1)).toBe(market.lastTick(symbol, STORY).price)
  }
})
