import { describe, expect, it } from 'vitest'
import type { Project, ProjectView } from '@/generated/h5.schemas.ts'
import {
  buyBlock,
  earningsCourse,
  earningsOf,
  earningsTable,
  incomeOfDays,
  isOutdated,
  largestAmount,
  upperBound,
} from './financing-rules.ts'

const NOW = 1_795_188_600

const project = (change: Partial<Project> = {}): Project => ({
  id: 'pr_501',
  title: 'Steady 30',
  description: '',
  status: 'in_progress',
  currency: 'USD',
  start_time: NOW - 1_000,
  end_time: NOW + 1_000,
  minimum_amount: '100.00',
  maximum_amount: '50000.00',
  yield: '0.006',
  expected_yield: '0.073',
  daily_rate: '0.0002',
  investment_cycle: 30,
  initial_amount: '0.00',
  total_investment_amount: '500000.00',
  invested_amount: '312500.00',
  remaining_amount: '187500.00',
  dividend_method: 'daily_interest',
  early_settlement: 'principal_without_current_day',
  release_date: NOW + 2_622_600,
  progress: '0.625',
  purchased_count: 418,
  append_money: '0.00',
  append_from_day: null,
  ...change,
})

const view = (change: Partial<Project> = {}, available = '8420.50'): ProjectView => ({
  project: project(change),
  available,
  currency: 'USD',
  terms: { earns_from: null, first_income_at: null, release_date: null },
})

describe('the earnings of an amount', () => {
  it('are rounded half-up each day where they are paid daily', () => {
    // 127.50 x 0.0002 = 0.0255, to the cent 0.03, thirty times.
    expect(earningsOf('127.5', project())).toEqual({
      amount: '127.50',
      daily: '0.03',
      total: '0.90',
      back: '128.4',
    })
  })

  it('are rounded once where they are paid at expiry', () => {
    // 127.50 x 0.0002 x 30 = 0.765, to the cent 0.77.
    expect(earningsOf('127.5', project({ dividend_method: 'all_at_expiry' }))).toMatchObject({
      daily: '0.03',
      total: '0.77',
      back: '128.27',
    })
  })

  it('hold for the largest amount and the finest rate', () => {
    const terms = project({ daily_rate: '0.00012345', investment_cycle: 3650 })
    // 1,000,000 x 0.00012345 = 123.45 a day.
    expect(earningsOf('1000000', terms)).toMatchObject({ daily: '123.45', total: '450592.50' })
  })

  it.each([null, '0', '0.001', '100.005'])('are none for %s', (amount) => {
    expect(earningsOf(amount, project())).toBeNull()
  })

  it('are not guessed where the method is not known', () => {
    expect(earningsOf('100', project({ dividend_method: 'unknown' }))).toBeNull()
    expect(incomeOfDays('100', 3, project({ dividend_method: 'unknown' }))).toBeNull()
  })
})

describe('the table of earnings', () => {
  it('goes from the first day to the last', () => {
    expect(earningsTable('500.00', project())).toEqual([
      { day: 1, earned: '0.10', paid: '0.10' },
      { day: 5, earned: '0.50', paid: '0.50' },
      { day: 10, earned: '1.00', paid: '1.00' },
      { day: 15, earned: '1.50', paid: '1.50' },
      { day: 20, earned: '2.00', paid: '2.00' },
      { day: 25, earned: '2.50', paid: '2.50' },
      { day: 30, earned: '3.00', paid: '3.00' },
    ])
  })

  it('pays nothing before expiry where all is paid then', () => {
    const terms = project({ dividend_method: 'all_at_expiry', investment_cycle: 7 })
    expect(earningsTable('1000.00', terms)).toEqual([
      { day: 1, earned: '0.20', paid: '0.00' },
      { day: 2, earned: '0.40', paid: '0.00' },
      { day: 4, earned: '0.80', paid: '0.00' },
      { day: 6, earned: '1.20', paid: '0.00' },
      { day: 7, earned: '1.40', paid: '1.40' },
    ])
  })

  it.each([1, 2, 3650])('has each day once, the last among them, in %i days', (cycle) => {
    const days = earningsTable('100.00', project({ investment_cycle: cycle })).map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other))
    expect(days.at(0)).toBe(1)
    expect(days.at(-1)).toBe(cycle)
    expect(days.length).toBeLessThanOrEqual(8)
  })
})

describe('the course of the earnings', () => {
  it('goes from nothing to the total, in the middle of days', () => {
    const course = earningsCourse('500.00', project(), NOW)
    expect(course).toHaveLength(31)
    expect(course[0]).toEqual({ at: NOW + 43_200, value: '0.00' })
    expect(course.at(-1)).toEqual({ at: NOW + 30 * 86_400 + 43_200, value: '3.00' })
  })

  it.each([1, 61, 3650])('has few points, the last day among them, in %i days', (cycle) => {
    const course = earningsCourse('500.00', project({ investment_cycle: cycle }), 0)
    expect(course.length).toBeLessThanOrEqual(62)
    expect(course.at(-1)?.at).toBe(cycle * 86_400 + 43_200)
  })
})

describe('the upper bound', () => {
  it('is the lower one of balance and capacity', () => {
    expect(upperBound(view())).toEqual({ by: 'balance', amount: '8420.50' })
    expect(upperBound(view({ maximum_amount: '1200.00' }))).toEqual({
      by: 'capacity',
      amount: '1200.00',
    })
    expect(upperBound(view({ maximum_amount: '8420.50' }))).toMatchObject({ by: 'capacity' })
  })

  it('offers no largest amount below the smallest purchase', () => {
    expect(largestAmount(view())).toBe('8420.50')
    expect(largestAmount(view({}, '99.99'))).toBeNull()
  })
})

describe('buying is blocked', () => {
  it('by nothing in a project that takes money', () => {
    expect(buyBlock(view(), NOW)).toBeNull()
  })

  it('from the second of the end on', () => {
    expect(buyBlock(view(), NOW + 999)).toBeNull()
    expect(buyBlock(view(), NOW + 1_000)).toBe('ended')
    expect(buyBlock(view({ status: 'ended' }), NOW)).toBe('ended')
  })

  it('by what the project takes, before the balance', () => {
    expect(buyBlock(view({ maximum_amount: '99.99' }, '0.00'), NOW)).toBe('full')
    expect(buyBlock(view({}, '99.99'), NOW)).toBe('balance')
  })

  it.each([
    { dividend_method: 'unknown' },
    { early_settlement: 'unknown' },
    { status: 'unknown' },
  ] as const)('by terms that cannot be put into words: %o', (change) => {
    expect(buyBlock(view(change), NOW)).toBe('unknown')
  })
})

describe('what was asked', () => {
  const later = (terms: Partial<ProjectView['terms']>): ProjectView => {
    const now = view()
    return { ...now, terms: { ...now.terms, ...terms } }
  }

  it.each([
    ['as it was', view(), false],
    ['at another rate', view({ daily_rate: '0.0003' }), true],
    ['at the same rate in other letters', view({ daily_rate: '0.00020' }), false],
    ['from another day on', later({ earns_from: NOW }), true],
    ['until another day', later({ release_date: NOW }), true],
    ['above the balance', view({}, '499.99'), true],
  ])('%s', (_, now, outdated) => {
    expect(isOutdated('500.00', view(), now)).toBe(outdated)
  })
})
