import { describe, expect, it } from 'vitest'
import type { WithdrawalConditions } from '@/generated/h5.schemas.ts'
import type { ConditionFacts } from './condition-rules.ts'
import {
  CONDITIONS,
  conditionStates,
  firstUnmet,
  outdatedAt,
  toDoAfter,
  turnoverAfter,
  windowAt,
} from './condition-rules.ts'

const NOW = 1_795_188_600

interface Change extends Partial<Omit<ConditionFacts, 'conditions'>> {
  conditions?: Partial<WithdrawalConditions>
}

function factsOf({ conditions, ...rest }: Change = {}): ConditionFacts {
  return {
    available: '8420.50',
    targetCount: 1,
    ...rest,
    conditions: {
      currency: 'USD',
      min: '100.00',
      max: '49999.00',
      fee_rate: '0.01',
      window: {
        opens: '09:00',
        closes: '21:00',
        time_zone: 'UTC',
        open: true,
        closes_at: NOW + 600,
        opens_at: null,
      },
      today: {
        times_max: 3,
        times_left: 2,
        amount_max: '100000.00',
        amount_left: '98990.00',
        resets_at: NOW + 3600,
      },
      turnover: { deposit_rate: '1.00', required: '5000.00', done: '5000.00', remaining: '0.00' },
      requirements: { verification: 'passed', fund_password: true, target: true },
      ...conditions,
    },
  }
}

describe('conditionStates', () => {
  it('finds all met, and nothing in the way', () => {
    const states = conditionStates(factsOf(), NOW)
    const asked = CONDITIONS.filter((id) => id !== 'newTarget')
    expect(asked.map((id) => states[id])).toEqual(asked.map(() => 'met'))
    expect(states).not.toHaveProperty('newTarget')
    expect(firstUnmet(states)).toBeNull()
  })

  const { requirements, today, window } = factsOf().conditions
  const turnover = {
    deposit_rate: '1.00',
    required: '5000.00',
    done: '3170.00',
    remaining: '1830.00',
  }
  it.each<[string, Change]>([
    ['realName', { conditions: { requirements: { ...requirements, verification: 'none' } } }],
    ['realName', { conditions: { requirements: { ...requirements, verification: 'rejected' } } }],
    [
      'realName',
      { conditions: { requirements: { ...requirements, verification: 'under_review' } } },
    ],
    ['target', { conditions: { requirements: { ...requirements, target: false } } }],
    ['target', { targetCount: 0 }],
    ['fundPassword', { conditions: { requirements: { ...requirements, fund_password: false } } }],
    ['window', { conditions: { window: { ...window, open: false, closes_at: null } } }],
    ['times', { conditions: { today: { ...today, times_left: 0 } } }],
    ['amount', { conditions: { today: { ...today, amount_left: '99.99' } } }],
    ['turnover', { conditions: { turnover } }],
    ['balance', { available: '99.99' }],
  ])('finds %s unmet', (id, change) => {
    expect(firstUnmet(conditionStates(factsOf(change), NOW))).toBe(id)
  })

  it('leaves out the balance where a page is about to fill it', () => {
    const states = conditionStates(factsOf({ available: null, targetCount: null }), NOW)
    expect(Object.keys(states)).toEqual(
      CONDITIONS.filter((id) => !['balance', 'newTarget'].includes(id)),
    )
    expect(firstUnmet(states)).toBeNull()
  })

  it('names the first of several', () => {
    const view = factsOf({ available: '0.00', conditions: { turnover } })
    expect(firstUnmet(conditionStates(view, NOW))).toBe('turnover')
  })

  it('is not blocked by an unknown verification', () => {
    for (const verification of ['unknown', 'expired']) {
      const view = factsOf({
        // A value that a newer server may send.
        conditions: { requirements: { ...requirements, verification: verification as 'unknown' } },
      })
      const states = conditionStates(view, NOW)
      expect(states.realName).toBe('unknown')
      expect(firstUnmet(states)).toBeNull()
    }
  })
})

describe('windowAt', () => {
  const { window } = factsOf().conditions
  const closed = { ...window, open: false, closes_at: null, opens_at: NOW + 60 }

  it('closes to the second', () => {
    const at = NOW + 600
    expect(windowAt(window, at - 1)).toEqual({ open: true, changesIn: 1 })
    expect(windowAt(window, at)).toEqual({ open: false, changesIn: null })
    expect(windowAt(window, at + 86_400)).toEqual({ open: false, changesIn: null })
  })

  it('opens to the second', () => {
    expect(windowAt(closed, NOW)).toEqual({ open: false, changesIn: 60 })
    expect(windowAt(closed, NOW + 59)).toEqual({ open: false, changesIn: 1 })
    expect(windowAt(closed, NOW + 60)).toEqual({ open: true, changesIn: null })
  })

  it('stays as it is where no change is announced', () => {
    expect(windowAt({ ...window, closes_at: null }, NOW)).toEqual({ open: true, changesIn: null })
    expect(windowAt({ ...closed, opens_at: null }, NOW)).toEqual({
      open: false,
      changesIn: null,
    })
  })
})

describe('the wait of a new target', () => {
  const waits = { conditions: { new_target_from: NOW + 60 } }

  it.each([
    [{ paidBefore: false }, NOW, 'unmet'],
    [{}, NOW, 'unmet'],
    [{ paidBefore: true }, NOW, 'met'],
    [{ paidBefore: false }, NOW + 60, undefined],
  ])('%j at %i: %s', (facts, now, state) => {
    expect(conditionStates(factsOf({ ...waits, ...facts }), now).newTarget).toBe(state)
  })

  it('is read again when it is over', () => {
    expect(outdatedAt(factsOf(waits).conditions, NOW)).toBe(NOW + 61)
  })
})

describe('outdatedAt', () => {
  const { window, today } = factsOf().conditions

  it('is a second after the next change', () => {
    expect(outdatedAt(factsOf().conditions, NOW)).toBe(NOW + 601)
    const open = { ...window, closes_at: NOW + 7200 }
    expect(outdatedAt(factsOf({ conditions: { window: open } }).conditions, NOW)).toBe(NOW + 3601)
  })

  it('passes over what was over when the server answered', () => {
    const conditions = {
      ...factsOf().conditions,
      window: { ...window, closes_at: NOW - 5 },
      today: { ...today, resets_at: NOW - 1 },
    }
    expect(outdatedAt(conditions, NOW)).toBeNull()
  })
})

describe('turnoverAfter', () => {
  const turnover = { deposit_rate: '1.00', required: '500.00', done: '200.00', remaining: '300.00' }
  it.each([
    { rate: '1.00', done: '200.00', amount: '250.50', required: '750.50', remaining: '550.50' },
    { rate: '0.50', done: '200.00', amount: '250.51', required: '625.26', remaining: '425.26' },
    { rate: '0', done: '200.00', amount: '250.00', required: '500.00', remaining: '300.00' },
    // What was traded beyond the need of today counts for the deposit.
    { rate: '1.00', done: '700.00', amount: '250.00', required: '750.00', remaining: '50.00' },
    { rate: '1.00', done: '900.00', amount: '250.00', required: '750.00', remaining: '0' },
  ])('asks for $rate of $amount with $done done: $remaining is left', (one) => {
    const before = { ...turnover, deposit_rate: one.rate, done: one.done }
    const after = turnoverAfter(before, one.amount, 'USD')
    expect(Number(after.required)).toBe(Number(one.required))
    expect(Number(after.remaining)).toBe(Number(one.remaining))
  })
})

describe('toDoAfter', () => {
  const { requirements, window } = factsOf().conditions

  it('names what a first deposit needs before it can be withdrawn', () => {
    const { conditions } = factsOf({
      conditions: {
        turnover: { deposit_rate: '1.00', required: '0.00', done: '0.00', remaining: '0.00' },
        requirements: { verification: 'none', fund_password: false, target: false },
      },
    })
    expect(toDoAfter(conditions, '500.00')).toEqual([
      'turnover',
      'realName',
      'fundPassword',
      'target',
    ])
  })

  it('leaves out what is met, what only time brings, and turnover that no deposit asks for', () => {
    const { conditions } = factsOf({
      conditions: {
        turnover: { deposit_rate: '0', required: '0.00', done: '0.00', remaining: '0.00' },
        requirements: { ...requirements, fund_password: false },
        window: { ...window, open: false, closes_at: null },
      },
    })
    expect(toDoAfter(conditions, '500.00')).toEqual(['fundPassword'])
  })
})

it('takes no turnover for met where a deposit is going to ask for some', () => {
  const { conditions } = factsOf()
  const facts = { conditions, available: null, targetCount: null }
  expect(conditionStates({ ...facts, depositing: true }, NOW).turnover).toBe('unmet')
  const surplus = { ...conditions, turnover: { ...conditions.turnover, done: '5000.01' } }
  expect(conditionStates({ ...facts, conditions: surplus, depositing: true }, NOW).turnover).toBe(
    'met',
  )
  const free = { ...conditions, turnover: { ...conditions.turnover, deposit_rate: '0' } }
  expect(conditionStates({ ...facts, conditions: free, depositing: true }, NOW).turnover).toBe(
    'met',
  )
})
