import { describe, expect, it } from 'vitest'
import type { WithdrawalConditions } from '@/generated/h5.schemas.ts'
import type { ConditionFacts } from './condition-rules.ts'
import { CONDITIONS, conditionStates, firstUnmet, outdatedAt, windowAt } from './condition-rules.ts'

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
      turnover: { required: '5000.00', done: '5000.00', remaining: '0.00' },
      requirements: { verification: 'passed', fund_password: true, target: true },
      ...conditions,
    },
  }
}

describe('conditionStates', () => {
  it('finds all met, and nothing in the way', () => {
    const states = conditionStates(factsOf(), NOW)
    expect(CONDITIONS.map((id) => states[id])).toEqual(CONDITIONS.map(() => 'met'))
    expect(firstUnmet(states)).toBeNull()
  })

  const { requirements, today, window } = factsOf().conditions
  const turnover = { required: '5000.00', done: '3170.00', remaining: '1830.00' }
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
    expect(Object.keys(states)).toEqual(CONDITIONS.filter((id) => id !== 'balance'))
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
