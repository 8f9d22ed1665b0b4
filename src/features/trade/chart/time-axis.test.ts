import { describe, expect, it } from 'vitest'
import type { CandleInterval } from '@/generated/h5.schemas.ts'
import { SECONDS_OF } from './candle-series.ts'
import { candleTime, timeTicks } from './time-axis.ts'

/** 10:00 in the morning of Friday, 2026-11-20, in New York, where tests run. */
const START = Date.UTC(2026, 10, 20, 15) / 1000

function ticks(interval: CandleInterval, barSpace: number, count = 60, times?: number[]) {
  const list = times ?? Array.from({ length: count }, (_, at) => START + at * SECONDS_OF[interval])
  return timeTicks({
    timeOf: (index) => list[index],
    from: 0,
    to: list.length,
    interval,
    barSpace,
    minGap: 80,
  })
}

const texts = (found: ReturnType<typeof ticks>) => found.map(({ text }) => text)

describe('the marks of the time axis', () => {
  it('stand at moments that people count in', () => {
    // Thirteen candles lie between two marks at least: a quarter of an hour.
    expect(ticks('1m', 6.5)).toEqual([
      { index: 15, text: '10:15 AM' },
      { index: 30, text: '10:30 AM' },
      { index: 45, text: '10:45 AM' },
    ])
    expect(texts(ticks('5m', 8))).toEqual(['11:00 AM', '12:00 PM', '01:00 PM', '02:00 PM'])
  })

  it('name the day where it begins', () => {
    expect(texts(ticks('1h', 8, 40))).toEqual(['12:00 PM', '11-21', '12:00 PM', '11-22'])
    expect(texts(ticks('4h', 8, 40))).toContain('11-23')
  })

  it('count days in weeks, then months', () => {
    expect(texts(ticks('1w', 8, 60)).slice(0, 2)).toEqual(['2027-01', '2027-04'])
  })

  it('follow the device’s clock for parts of a day, the server’s for days', () => {
    const midnight = Date.UTC(2026, 10, 20) / 1000
    expect(candleTime(midnight, '1d')).toBe('2026-11-20')
    expect(candleTime(midnight, '1w')).toBe('2026-11-20')
    expect(candleTime(midnight, '1h')).toBe('2026-11-19 07:00 PM')
    const days = Array.from({ length: 60 }, (_, at) => midnight + at * 86_400)
    expect(texts(ticks('1d', 8, 60, days)).slice(0, 2)).toEqual(['11-23', '12-07'])
  })

  it('keep apart where candles are missing', () => {
    const times = Array.from({ length: 30 }, (_, at) => START + at * 3 * 3600)
    const found = ticks('1m', 8, 30, times)
    const gaps = found.slice(1).map(({ index }, at) => index - (found[at]?.index ?? 0))
    expect(Math.min(...gaps) * 8).toBeGreaterThanOrEqual(64)
  })

  it('are none without candles', () => {
    expect(ticks('1m', 8, 0)).toEqual([])
    expect(ticks('1m', 8, 1)).toEqual([])
  })
})
