import { describe, expect, it } from 'vitest'
import type { Project } from '@/generated/h5.schemas.ts'
import { appendOf, stateOf } from './project-rules.ts'

const project: Project = {
  id: 'pr_501',
  title: 'Steady 30',
  description: '',
  status: 'in_progress',
  currency: 'USD',
  start_time: 1_785_542_400,
  end_time: 1_798_675_200,
  minimum_amount: '100.00',
  maximum_amount: '50000.00',
  yield: '0.006',
  expected_yield: '0.073',
  daily_rate: '0.0002',
  investment_cycle: 30,
  initial_amount: '50000.00',
  total_investment_amount: '500000.00',
  invested_amount: '312500.00',
  remaining_amount: '187500.00',
  dividend_method: 'daily_interest',
  early_settlement: 'principal_without_current_day',
  release_date: 1_797_811_200,
  progress: '0.625',
  purchased_count: 418,
  append_money: '0.00',
  append_from_day: null,
}

describe('stateOf', () => {
  it.each([
    ['in progress', {}, 'inProgress'],
    ['full, when it takes no more', { remaining_amount: '0.00' }, 'full'],
    ['ended', { status: 'ended', remaining_amount: '0.00' }, 'ended'],
    ['unknown, when the server cannot tell', { status: 'unknown' }, 'unknown'],
    ['unknown, when the app does not know the word', { status: 'paused' }, 'unknown'],
  ] as const)('is %s', (_, change, expected) => {
    expect(stateOf({ ...project, ...change } as Project)).toBe(expected)
  })
})

describe('appendOf', () => {
  it('is nothing where nothing has to be added', () => {
    expect(appendOf(project)).toBeNull()
    expect(appendOf({ ...project, append_money: '150.00' })).toBeNull()
    expect(appendOf({ ...project, append_from_day: 6 })).toBeNull()
  })

  it('is the amount and the day of the cycle', () => {
    expect(appendOf({ ...project, append_money: '150.00', append_from_day: 6 })).toEqual({
      money: '150.00',
      day: 6,
    })
  })
})
