import { describe, expect, it } from 'vitest'
import { monthsOf, parted, readMonth } from './calendar-rules.ts'

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
