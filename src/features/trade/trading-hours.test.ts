import { describe, expect, it } from 'vitest'
import type { TradingHours } from '@/generated/h5.schemas.ts'
import { closesAt } from './trading-hours.ts'

const at = (text: string) => Date.parse(text) / 1000
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

const stocks: TradingHours = {
  always_open: false,
  time_zone: 'America/New_York',
  sessions: [{ days: [...weekdays], opens: '09:30', closes: '16:00' }],
}
const forex: TradingHours = {
  always_open: false,
  time_zone: 'UTC',
  sessions: [{ days: [...weekdays], opens: '00:00', closes: '24:00' }],
}
const overnight: TradingHours = {
  always_open: false,
  time_zone: 'America/New_York',
  sessions: [{ days: ['sat'], opens: '18:00', closes: '17:00' }],
}

describe('closesAt', () => {
  it.each([
    ['a stock at noon', stocks, '2026-11-23T17:00:00Z', '2026-11-23T21:00:00Z'],
    ['its last second', stocks, '2026-11-23T20:59:59Z', '2026-11-23T21:00:00Z'],
    ['in summer time', stocks, '2026-07-06T15:00:30Z', '2026-07-06T20:00:00Z'],
    ['days that follow on one another', forex, '2026-11-23T12:00:00Z', '2026-11-28T00:00:00Z'],
    ['the end of the week', forex, '2026-11-27T23:59:00Z', '2026-11-28T00:00:00Z'],
    ['over the end of a day', overnight, '2026-11-22T03:00:00Z', '2026-11-22T22:00:00Z'],
    ['over the end of summer time', overnight, '2026-11-01T02:00:00Z', '2026-11-01T22:00:00Z'],
  ])('%s', (_name, hours, now, closes) => {
    expect(closesAt(hours, at(now))).toBe(at(closes))
  })

  it.each([
    ['after the close', stocks, '2026-11-23T21:00:00Z'],
    ['on a Sunday', forex, '2026-11-22T12:00:00Z'],
    ['always open', { ...forex, always_open: true, sessions: [] }, '2026-11-22T12:00:00Z'],
    [
      'without a gap',
      {
        ...forex,
        sessions: [{ days: [...weekdays, 'sat', 'sun'], opens: '00:00', closes: '24:00' }],
      },
      '2026-11-22T12:00:00Z',
    ],
    ['in an unknown zone', { ...stocks, time_zone: 'Nowhere/At_All' }, '2026-11-23T17:00:00Z'],
  ] as [string, TradingHours, string][])('%s: nothing', (_name, hours, now) => {
    expect(closesAt(hours, at(now))).toBeNull()
  })
})
