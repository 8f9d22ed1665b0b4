import { describe, expect, test } from 'vitest'
import { daysBetween, startOfDay, startOfMonth, timeOfDay } from './calendar.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

describe('the beginning of a calendar day', () => {
  test.each([
    ['2026-11-20T15:30:00Z', 'UTC', 0, '2026-11-20T00:00:00.000Z'],
    ['2026-01-31T23:59:59Z', 'UTC', 1, '2026-02-01T00:00:00.000Z'],
    ['2028-02-28T12:00:00Z', 'UTC', 1, '2028-02-29T00:00:00.000Z'],
    ['2028-02-28T12:00:00Z', 'UTC', 2, '2028-03-01T00:00:00.000Z'],
    // The clock goes back at 02:00 on the first, which has 25 hours.
    ['2026-11-01T12:00:00Z', 'America/New_York', 0, '2026-11-01T04:00:00.000Z'],
    ['2026-11-01T12:00:00Z', 'America/New_York', 1, '2026-11-02T05:00:00.000Z'],
    // It goes forward at 02:00 on the eighth, which has 23.
    ['2026-03-07T12:00:00Z', 'America/New_York', 1, '2026-03-08T05:00:00.000Z'],
    ['2026-03-07T12:00:00Z', 'America/New_York', 2, '2026-03-09T04:00:00.000Z'],
    ['2026-11-20T23:00:00Z', 'Asia/Kathmandu', 0, '2026-11-20T18:15:00.000Z'],
  ])('at %s in %s, %i days later, is %s', (moment, zone, days, expected) => {
    expect(iso(startOfDay(at(moment), zone, days))).toBe(expected)
  })

  test.each([
    ['America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['America/Havana', '2025-03-09T05:00:00.000Z'],
    ['Atlantic/Azores', '2025-03-30T01:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('in %s is 01:00 where the clock goes forward at midnight', (zone, expected) => {
    const noon = at(expected) + 12 * 3600
    const begins = startOfDay(noon, zone)
    expect(iso(begins)).toBe(expected)
    expect(startOfDay(begins, zone)).toBe(begins)
    expect(daysBetween(begins - 1, begins, zone)).toBe(1)
  })
})

test.each([
  ['2026-11-20T15:30:00Z', 'UTC', '2026-11-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', 'UTC', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-02-28T20:00:00Z', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
])('the month of %s in %s begins at %s', (moment, zone, expected) => {
  expect(iso(startOfMonth(at(moment), zone))).toBe(expected)
})

test('a time that the change of the clock leaves out is just after it', () => {
  expect(iso(timeOfDay(at('2026-03-08T12:00:00Z'), '02:30', 'America/New_York'))).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})

test('a time of day is that of the zone, some days later', () => {
  const moment = at('2026-11-20T15:30:00Z')
  expect(iso(timeOfDay(moment, '09:15', 'UTC'))).toBe('2026-11-20T09:15:00.000Z')
  expect(iso(timeOfDay(moment, '24:00', 'UTC', 2))).toBe('2026-11-23T00:00:00.000Z')
  expect(iso(timeOfDay(moment, '09:15', 'America/New_York', 1))).toBe('2026-11-21T14:15:00.000Z')
})
