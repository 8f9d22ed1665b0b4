import { describe, expect, it } from 'vitest'
import { monthsOf, parted, readMonth, weeksOf } from './calendar-rules.ts'

describe('the month of an address', () => {
  it.each([
    ['month=1793491200', { month_from: 1_793_491_200 }],
    ['', {}],
    ['month=', {}],
    ['month=2026-11', {}],
    ['month=0793491200', {}],
    ['month=17934912000', {}],
  ])('"%s" asks for %o', (search, asked) => {
    expect(readMonth(new URLSearchParams(search))).toEqual(asked)
  })
})

it('the month that is shown can be chosen, with or without entries', () => {
  const sums = { income: '1.00', principal: '0.00' }
  const months = [
    { month_from: 10, ...sums },
    { month_from: 30, ...sums },
  ]
  const calendar = { currency: 'USD' as const, days: [], months }
  expect(monthsOf({ ...calendar, month_from: 20 })).toEqual([10, 20, 30])
  expect(monthsOf({ ...calendar, month_from: 30 })).toEqual([10, 30])
})

describe('the days of a month', () => {
  const days = [1, 2, 3].map((pays_at) => ({ pays_at, entries: [] }))
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [9, 3],
  ])('are over at their moment: at %i there are %i', (now, over) => {
    const { past, coming } = parted(days, now)
    expect(past).toHaveLength(over)
    expect([...past, ...coming]).toEqual(days)
  })
})

describe('the weeks of a month', () => {
  const at = (moment: string) => Date.parse(moment) / 1000
  it('begin on Mondays, by the days of the site', () => {
    const days = [{ pays_at: at('2026-11-24T16:00:00Z'), entries: [] }]
    const weeks = weeksOf({ month_from: at('2026-10-31T16:00:00Z'), days }, 'Asia/Hong_Kong')
    expect(weeks).toHaveLength(6)
    // The first is a Sunday, the thirtieth a Monday.
    expect(weeks[0]?.map((day) => day?.number)).toEqual([...Array(6).fill(undefined), 1])
    expect(weeks[5]?.[0]).toEqual({ number: 30, date: '2026-11-30', pays: null })
    const paying = weeks.flat().filter((day) => day?.pays)
    expect(paying).toEqual([{ number: 25, date: '2026-11-25', pays: days[0] }])
  })

  it('are as many as it has, in a leap year, too', () => {
    const weeks = weeksOf({ month_from: at('2027-02-01T00:00:00Z'), days: [] }, 'UTC')
    expect(weeks).toHaveLength(4)
    const leap = weeksOf({ month_from: at('2028-02-01T00:00:00Z'), days: [] }, 'UTC')
    expect(leap.flat().filter((day) => day !== null)).toHaveLength(29)
  })
})
