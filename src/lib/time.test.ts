import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatMinute,
  formatMonth,
  formatSpan,
  formatTime,
} from './time.ts'

const at = (text: string) => Date.parse(text) / 1000

describe('formatDateTime', () => {
  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-20 12:00:00 AM'],
    ['2026-11-20T00:59:59Z', '2026-11-20 12:59:59 AM'],
    ['2026-11-20T01:00:00Z', '2026-11-20 01:00:00 AM'],
    ['2026-11-20T11:59:59Z', '2026-11-20 11:59:59 AM'],
    ['2026-11-20T12:00:00Z', '2026-11-20 12:00:00 PM'],
    ['2026-11-20T13:05:09Z', '2026-11-20 01:05:09 PM'],
    ['2026-11-20T23:59:59Z', '2026-11-20 11:59:59 PM'],
    ['2024-02-29T12:00:00Z', '2024-02-29 12:00:00 PM'],
    ['2027-01-01T00:00:00Z', '2027-01-01 12:00:00 AM'],
  ])('writes %s on a 12-hour clock', { tags: 'constant.time-of-day' }, (moment, text) => {
    expect(formatDateTime(at(moment), 'UTC')).toBe(text)
  })

  it('reads seconds, also with fractions', { tags: 'constant.time-of-day' }, () => {
    expect(formatDateTime(at('2026-11-20T12:00:00Z') + 0.9, 'UTC')).toBe('2026-11-20 12:00:00 PM')
  })

  it('leaves the seconds out for moments that lie on a minute', () => {
    expect(formatMinute(at('2026-11-23T00:00:00Z'), 'UTC')).toBe('2026-11-23 12:00 AM')
    expect(formatMinute(at('2026-11-23T14:30:00Z'), 'America/New_York')).toBe('2026-11-23 09:30 AM')
  })

  it('follows a zone over the hour that summer time leaves out', () => {
    const zone = 'America/New_York'
    const change = at('2026-03-08T07:00:00Z')
    expect(formatDateTime(change - 1, zone)).toBe('2026-03-08 01:59:59 AM')
    expect(formatDateTime(change, zone)).toBe('2026-03-08 03:00:00 AM')
  })

  it('follows a zone over the hour that comes twice', () => {
    const zone = 'Europe/Berlin'
    const change = at('2026-10-25T01:00:00Z')
    expect(formatDateTime(change - 1, zone)).toBe('2026-10-25 02:59:59 AM')
    expect(formatDateTime(change, zone)).toBe('2026-10-25 02:00:00 AM')
  })

  it('may be another day in another zone', { tags: 'constant.date' }, () => {
    const moment = at('2026-12-31T20:00:00Z')
    expect(formatDate(moment, 'Asia/Tokyo')).toBe('2027-01-01')
    expect(formatMonth(moment, 'Asia/Tokyo')).toBe('2027-01')
    expect(formatDate(moment, 'UTC')).toBe('2026-12-31')
    expect(formatMonth(moment, 'UTC')).toBe('2026-12')
  })

  it('takes the device’s zone where none is named, or an unknown one', () => {
    const moment = at('2026-06-15T12:34:56Z')
    const device = new Date(moment * 1000)
    expect(formatDateTime(moment)).toContain(`:${String(device.getMinutes()).padStart(2, '0')}:56 `)
    expect(formatDateTime(moment, 'Moon/Sea_of_Tranquility')).toBe(formatDateTime(moment))
  })
})

describe('formatTime', () => {
  it('writes the time of day only', () => {
    expect(formatTime(at('2026-11-20T15:30:00Z'), 'UTC')).toBe('03:30:00 PM')
  })
})

describe('formatSpan', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [0.2, '0:01'],
    [59, '0:59'],
    [59.01, '1:00'],
    [60, '1:00'],
    [299, '4:59'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [90_061, '25:01:01'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text)
  })
})
