import { describe, expect, it } from 'vitest'
import type { LimitChange, OwnLimits, SetOwnLimitsForm } from '@/generated/h5.schemas.ts'
import { canAskForEnd, pauseNow, pausesFrom, planOf, stateOf, stepOf } from './limits-rules.ts'

const NOW = 1_795_188_600
const HOUR = 3_600
const DAY = 24 * HOUR

const limits: OwnLimits = {
  currency: 'USD',
  stake_max: '20.00',
  loss_day_max: '50.00',
  loss_week_max: null,
  session_minutes: 60,
  day: { used: '30.00', open: '10.10', left: '20.00', resets_at: NOW + HOUR },
  week: { used: '30.00', open: '10.10', left: null, resets_at: NOW + DAY },
  pause: null,
  changes: [],
}

const entered: SetOwnLimitsForm = {
  stake_max: '20',
  loss_day_max: '50.00',
  session_minutes: '60',
}

const change: LimitChange = {
  id: 'lc_51',
  limit: 'loss_day_max',
  max: '100.00',
  minutes: null,
  asked_at: NOW,
  confirm_from: NOW + DAY,
  confirm_until: NOW + 7 * DAY,
}

const pausedUntil = (until: number | null): OwnLimits => ({
  ...limits,
  pause: { started_at: NOW - HOUR, until },
})

describe('planOf', () => {
  it('sends nothing of what stays, however it is written', () => {
    expect(planOf(limits, entered)).toEqual({ body: {}, tighter: [], looser: [] })
  })

  it.each([
    ['a smaller amount', { stake_max: '19.99' }, 'stake_max', 'tighter'],
    ['nothing at all to lose', { loss_day_max: '0' }, 'loss_day_max', 'tighter'],
    ['a first limit', { loss_week_max: '900' }, 'loss_week_max', 'tighter'],
    ['a shorter session', { session_minutes: '45' }, 'session_minutes', 'tighter'],
    ['a cent more', { stake_max: '20.01' }, 'stake_max', 'looser'],
    ['a longer session', { session_minutes: '120' }, 'session_minutes', 'looser'],
    ['no limit any more', { loss_day_max: undefined }, 'loss_day_max', 'looser'],
  ] as const)('%s', (_, changed, name, which) => {
    const plan = planOf(limits, { ...entered, ...changed } as SetOwnLimitsForm)
    const to = Object.values(changed)[0] ?? null
    expect(plan.body).toEqual({ [name]: to ?? 'none' })
    expect(plan[which].map((step) => [step.name, step.to])).toEqual([[name, to]])
    expect(plan[which === 'looser' ? 'tighter' : 'looser']).toEqual([])
  })
})

describe('a change that waits', () => {
  it.each([
    [-1, 'waits'],
    [0, 'ready'],
    [6 * DAY - 1, 'ready'],
    [6 * DAY, 'lapsed'],
  ])('%i seconds after it can be confirmed: %s', (after, state) => {
    expect(stateOf(change, change.confirm_from + after)).toBe(state)
  })

  it('is a step from the present limit, and of a pause none', () => {
    expect(stepOf(limits, change)).toEqual({ name: 'loss_day_max', from: '50.00', to: '100.00' })
    expect(stepOf(limits, { ...change, limit: 'session_minutes', max: null, minutes: 90 })).toEqual(
      {
        name: 'session_minutes',
        from: '60',
        to: '90',
      },
    )
    expect(stepOf(limits, { ...change, limit: 'pause', max: null })).toBeNull()
  })
})

describe('pauses', () => {
  it.each([
    ['without one', limits, ['day', 'week', 'month', 'forever']],
    ['in one of a week', pausedUntil(NOW + 6 * DAY), ['week', 'month', 'forever']],
    ['in one for good', pausedUntil(null), []],
    ['after its end', pausedUntil(NOW), ['day', 'week', 'month', 'forever']],
  ])('%s', (_, given, lengths) => {
    expect(pausesFrom(given, NOW)).toEqual(lengths)
  })

  it('are over at their second', () => {
    expect(pauseNow(pausedUntil(NOW + 1), NOW)).not.toBeNull()
    expect(pauseNow(pausedUntil(NOW), NOW)).toBeNull()
  })

  it.each([
    ['without a pause', limits, false],
    ['of one for good', pausedUntil(null), true],
    ['of one that ends in a day by itself', pausedUntil(NOW + DAY), false],
    ['of one that ends later', pausedUntil(NOW + DAY + 1), true],
    [
      'that waits',
      { ...pausedUntil(null), changes: [{ ...change, limit: 'pause' as const }] },
      false,
    ],
    [
      'that lapsed',
      {
        ...pausedUntil(null),
        changes: [{ ...change, limit: 'pause' as const, confirm_until: NOW }],
      },
      true,
    ],
  ])('an end %s can be asked for: %s', (_, given, can) => {
    expect(canAskForEnd(given, NOW)).toBe(can)
  })
})
