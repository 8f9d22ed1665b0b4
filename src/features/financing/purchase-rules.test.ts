import { describe, expect, it } from 'vitest'
import type { Purchase, PurchaseDetails, ScheduledIncome } from '@/generated/h5.schemas.ts'
import { floorToScale } from '@/lib/money.ts'
import {
  appendOutlook,
  dayOf,
  earningsCourse,
  figuresAgree,
  firstPart,
  incomeOfLayers,
  layersOf,
  nextLook,
  settleLoss,
  sumsOf,
  yearlyRate,
} from './purchase-rules.ts'

const at = (moment: string) => Date.parse(moment) / 1000

/** Cents from "12.34". */
const cents = (amount: string) => BigInt(amount.replace('.', ''))
const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`

/** amount x rate x days in cents, half-up, by whole numbers alone. */
function income(amount: bigint, rate: string, days = 1n): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  return (amount * BigInt(`${whole}${fraction}`) * days * 2n + scale) / (2n * scale)
}

interface Told {
  zone: string
  boughtAt: number
  /** The beginning of day 1. */
  begins: number
  initial: string
  rate: string
  cycle: number
  method: 'daily_interest' | 'all_at_expiry'
  appends?: { at: number; amount: string }[]
  /** The ends of the days 1, 2, …, of which the last is the expiry. */
  midnights: number[]
  done: number
}

/** A purchase as the server tells it, every figure computed here in cents, day by day. */
function told({ appends = [], ...story }: Told): PurchaseDetails {
  const { rate, cycle, method, midnights, done } = story
  const earnsFrom = (moment: number) => {
    // The day after: the first day whose beginning comes after the moment.
    return [story.begins, ...midnights].findIndex((begin) => begin > moment) + 1
  }
  expect(midnights).toHaveLength(cycle)
  const principalOf = (day: number) =>
    appends.reduce(
      (sum, append) => (earnsFrom(append.at) <= day ? sum + cents(append.amount) : sum),
      cents(story.initial),
    )
  const days = Array.from({ length: cycle }, (_, index) => index + 1)
  const daily = (day: number) => income(principalOf(day), rate)
  const whole = days.reduce((sum, day) => sum + principalOf(day), 0n)
  const schedule: ScheduledIncome[] =
    method === 'daily_interest'
      ? days.map((day) => ({
          day,
          pays_at: midnights[day - 1] ?? 0,
          principal: text(principalOf(day)),
          amount: text(daily(day)),
          status: day <= done ? 'paid' : 'coming',
        }))
      : [
          {
            day: cycle,
            pays_at: midnights[cycle - 1] ?? 0,
            principal: text(principalOf(cycle)),
            amount: text(income(whole, rate)),
            status: done === cycle ? 'paid' : 'coming',
          },
        ]
  const expected = schedule.reduce((sum, { amount }) => sum + cents(amount), 0n)
  const paid = schedule
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + cents(amount), 0n)
  const next = schedule.find(({ status }) => status === 'coming')
  const purchase: Purchase = {
    type: 'project',
    id: 'pu_1',
    request_id: null,
    project_id: 'pr_1',
    title: 'Test',
    status: done === cycle ? 'matured' : 'earning',
    currency: 'USD',
    initial_amount: story.initial,
    appended_amount: text(appends.reduce((sum, { amount }) => sum + cents(amount), 0n)),
    principal: text(appends.reduce((sum, { amount }) => sum + cents(amount), cents(story.initial))),
    append_money: null,
    daily_rate: rate,
    investment_cycle: cycle,
    dividend_method: method,
    daily_income: text(daily(cycle)),
    income_paid: text(paid),
    income_held: '0.00',
    income_accrued: '0.00',
    income_lost: '0.00',
    income_expected: text(expected),
    days_done: done,
    progress: '0',
    bought_at: story.boughtAt,
    earns_from: story.begins,
    release_date: midnights[cycle - 1] ?? 0,
    next_income: next?.amount ?? null,
    next_income_at: next?.pays_at ?? null,
    settled_at: null,
    returned_amount: null,
    renewed_from: null,
    renewed_to: null,
  }
  const none = { allowed: false, reason: 'unknown' as const, currency: 'USD' as const }
  return {
    purchase,
    schedule,
    movements: appends
      .map((append, index) => ({
        id: `mv_${index}`,
        request_id: null,
        type: 'append' as const,
        currency: 'USD' as const,
        amount: `-${append.amount}`,
        at: append.at,
      }))
      .toReversed(),
    actions: {
      buy_again: { allowed: true, reason: null },
      append: { ...none, min: null, max: null },
      renew: {
        ...none,
        principal: null,
        principal_and_income: null,
        daily_rate: null,
        release_date: null,
      },
      settle: {
        ...none,
        principal: null,
        income: null,
        returns: null,
        income_lost: null,
        held_income_lost: null,
      },
    },
  }
}

const NEW_YORK = 'America/New_York'

/** Midnights of a zone, written out: what a calendar on the wall says. */
const stories: Record<string, Omit<Told, 'method' | 'done'>> = {
  "a month's end": {
    zone: 'UTC',
    boughtAt: at('2026-11-28T23:59:59Z'),
    begins: at('2026-11-29T00:00:00Z'),
    initial: '734.57',
    rate: '0.00025',
    cycle: 5,
    appends: [{ at: at('2026-11-30T23:59:59Z'), amount: '150.01' }],
    midnights: [
      at('2026-11-30T00:00:00Z'),
      at('2026-12-01T00:00:00Z'),
      at('2026-12-02T00:00:00Z'),
      at('2026-12-03T00:00:00Z'),
      at('2026-12-04T00:00:00Z'),
    ],
  },
  'a leap day': {
    zone: 'UTC',
    boughtAt: at('2028-02-27T12:00:00Z'),
    begins: at('2028-02-28T00:00:00Z'),
    initial: '1000.10',
    rate: '0.0003',
    cycle: 4,
    appends: [{ at: at('2028-02-29T00:00:00Z'), amount: '99.95' }],
    midnights: [
      at('2028-02-29T00:00:00Z'),
      at('2028-03-01T00:00:00Z'),
      at('2028-03-02T00:00:00Z'),
      at('2028-03-03T00:00:00Z'),
    ],
  },
  'February of a year without one': {
    zone: 'UTC',
    boughtAt: at('2027-02-27T12:00:00Z'),
    begins: at('2027-02-28T00:00:00Z'),
    initial: '1000.10',
    rate: '0.0003',
    cycle: 2,
    midnights: [at('2027-03-01T00:00:00Z'), at('2027-03-02T00:00:00Z')],
  },
  'the end of summer time, a day of 25 hours': {
    zone: NEW_YORK,
    boughtAt: at('2026-10-30T23:30:00-04:00'),
    begins: at('2026-10-31T00:00:00-04:00'),
    initial: '333.33',
    rate: '0.00018',
    cycle: 4,
    appends: [
      // In the hour that comes twice, and just before midnight of the long day.
      { at: at('2026-11-01T01:30:00-05:00'), amount: '10.00' },
      { at: at('2026-11-01T23:59:59-05:00'), amount: '20.05' },
    ],
    midnights: [
      at('2026-11-01T00:00:00-04:00'),
      at('2026-11-02T00:00:00-05:00'),
      at('2026-11-03T00:00:00-05:00'),
      at('2026-11-04T00:00:00-05:00'),
    ],
  },
  'the beginning of summer time, a day of 23 hours': {
    zone: NEW_YORK,
    boughtAt: at('2027-03-12T00:10:00-05:00'),
    begins: at('2027-03-13T00:00:00-05:00'),
    initial: '50000.00',
    rate: '0.00012345',
    cycle: 3,
    appends: [{ at: at('2027-03-13T23:59:59-05:00'), amount: '0.01' }],
    midnights: [
      at('2027-03-14T00:00:00-05:00'),
      at('2027-03-15T00:00:00-04:00'),
      at('2027-03-16T00:00:00-04:00'),
    ],
  },
}

describe.each(Object.entries(stories))('the figures over %s', (_name, story) => {
  it.each(['daily_interest', 'all_at_expiry'] as const)('agree to the cent: %s', (method) => {
    for (let done = 0; done <= story.cycle; done += 1) {
      expect(figuresAgree(told({ ...story, method, done }), story.zone)).toBe(true)
    }
  })

  it.each(['daily_interest', 'all_at_expiry'] as const)('are missed by a cent: %s', (method) => {
    const right = told({ ...story, method, done: 1 })
    const [first] = right.schedule
    if (!first) throw new Error('There is no income')
    const wrong = [
      { ...right, purchase: { ...right.purchase, income_expected: '999.99' } },
      { ...right, schedule: [{ ...first, amount: text(cents(first.amount) + 1n) }] },
      {
        ...right,
        schedule: [{ ...first, pays_at: first.pays_at - 86_400 }, ...right.schedule.slice(1)],
      },
    ]
    for (const details of wrong) expect(figuresAgree(details, story.zone)).toBe(false)
  })

  it('are those of the purchase after an append', () => {
    for (const method of ['daily_interest', 'all_at_expiry'] as const) {
      const before = told({ ...story, method, done: 0 })
      const append = { at: story.boughtAt, amount: '77.77' }
      const after = told({ ...story, method, done: 0, appends: [append, ...(story.appends ?? [])] })
      const outlook = appendOutlook(before, '77.77', before.purchase.earns_from, story.zone)
      expect(outlook).toMatchObject({
        expected: after.purchase.income_expected,
        principal: after.purchase.principal,
        daily: after.purchase.daily_income,
      })
      const more = cents(after.purchase.income_expected) - cents(before.purchase.income_expected)
      expect(cents(floorToScale(outlook?.more ?? '', 'USD'))).toBe(more)
    }
  })
})

const steady = (done = 2) =>
  told({
    zone: 'UTC',
    boughtAt: at('2026-11-01T10:00:00Z'),
    begins: at('2026-11-02T00:00:00Z'),
    initial: '500.00',
    rate: '0.0002',
    cycle: 10,
    method: 'daily_interest',
    done,
    midnights: Array.from({ length: 10 }, (_, day) => at('2026-11-03T00:00:00Z') + day * 86_400),
  })

describe('the check of the figures', () => {
  it('says nothing where it cannot', () => {
    const details = steady()
    const unknown = { ...details.purchase, status: 'unknown' as const }
    expect(figuresAgree({ ...details, purchase: unknown }, 'UTC')).toBeNull()
    const method = { ...details.purchase, dividend_method: 'unknown' as const }
    expect(figuresAgree({ ...details, purchase: method }, 'UTC')).toBeNull()
    expect(figuresAgree(details, 'Mars/Olympus')).toBeNull()
  })
})

describe('a day of the cycle', () => {
  const from = (moment: string) => ({ earns_from: at(moment) })

  it('begins at midnight of the site', () => {
    const day = (moment: string) => dayOf(from('2026-11-21T00:00:00Z'), at(moment), 'UTC')
    expect(day('2026-11-20T23:59:59Z')).toBe(0)
    expect(day('2026-11-21T00:00:00Z')).toBe(1)
    expect(day('2026-11-21T23:59:59Z')).toBe(1)
    expect(day('2026-12-01T00:00:00Z')).toBe(11)
  })

  it('is one day also where it has 25 hours, and where it has 23', () => {
    const autumn = from('2026-11-01T00:00:00-04:00')
    expect(dayOf(autumn, at('2026-11-01T23:59:59-05:00'), NEW_YORK)).toBe(1)
    expect(dayOf(autumn, at('2026-11-02T00:00:00-05:00'), NEW_YORK)).toBe(2)
    const spring = from('2027-03-14T00:00:00-05:00')
    expect(dayOf(spring, at('2027-03-14T23:59:59-04:00'), NEW_YORK)).toBe(1)
    expect(dayOf(spring, at('2027-03-15T00:00:00-04:00'), NEW_YORK)).toBe(2)
  })

  it('begins at one o\u2019clock where midnight is left out', () => {
    const santiago = from('2026-09-06T01:00:00-03:00')
    expect(dayOf(santiago, at('2026-09-07T00:00:00-03:00'), 'America/Santiago')).toBe(2)
    expect(dayOf(santiago, at('2026-09-06T23:59:59-03:00'), 'America/Santiago')).toBe(1)
  })
})

describe('money that was put in over time', () => {
  it('earns from the day after it came', () => {
    const details = told({
      zone: 'UTC',
      boughtAt: at('2026-11-01T10:00:00Z'),
      begins: at('2026-11-02T00:00:00Z'),
      initial: '500.00',
      rate: '0.0002',
      cycle: 3,
      method: 'daily_interest',
      done: 1,
      appends: [{ at: at('2026-11-03T08:00:00Z'), amount: '100.00' }],
      midnights: [
        at('2026-11-03T00:00:00Z'),
        at('2026-11-04T00:00:00Z'),
        at('2026-11-05T00:00:00Z'),
      ],
    })
    expect(layersOf(details, 'UTC')).toEqual([
      { amount: '500.00', fromDay: 1 },
      { amount: '100', fromDay: 3 },
    ])
  })

  it('is rounded each day, or once', () => {
    const layers = [
      { amount: '127.50', fromDay: 1 },
      { amount: '127.50', fromDay: 2 },
    ]
    const terms = { currency: 'USD', daily_rate: '0.0002' } as const
    // 0.0255 and twice 0.0510: 0.03 + 0.05 + 0.05, and 0.1275 at once.
    expect(incomeOfLayers(layers, 3, { ...terms, dividend_method: 'daily_interest' })).toBe('0.13')
    expect(incomeOfLayers(layers, 3, { ...terms, dividend_method: 'all_at_expiry' })).toBe('0.13')
    expect(incomeOfLayers(layers, 1, { ...terms, dividend_method: 'all_at_expiry' })).toBe('0.03')
    expect(incomeOfLayers(layers, 3, { ...terms, dividend_method: 'unknown' })).toBeNull()
  })
})

describe('a rate of a year', () => {
  it('is 365 times that of a day', () => {
    expect(yearlyRate('0.0002')).toBe('0.073')
    expect(yearlyRate('0.00012345')).toBe('0.04505925')
  })
})

describe('a schedule', () => {
  it('is added up by state', () => {
    const [first, ...rest] = steady(3).schedule
    if (!first) throw new Error('There is no income')
    expect(sumsOf([{ ...first, status: 'lost' }, ...rest])).toEqual({
      paid: '0.2',
      held: '0',
      coming: '0.7',
      lost: '0.1',
    })
  })

  it('shows the incomes around the next one first', () => {
    expect(firstPart(steady(0).schedule)).toEqual({ from: 0, to: 7 })
    expect(firstPart(steady(5).schedule)).toEqual({ from: 2, to: 9 })
    expect(firstPart(steady(10).schedule)).toEqual({ from: 3, to: 10 })
    expect(firstPart(steady(1).schedule.slice(0, 2))).toEqual({ from: 0, to: 2 })
  })

  it('grows from the beginning of the cycle on, by what is not lost', () => {
    const details = steady(2)
    const course = earningsCourse(details)
    expect(course).toHaveLength(11)
    expect(course[0]).toEqual({ at: details.purchase.earns_from, value: '0.00' })
    expect(course.at(-1)).toEqual({ at: details.purchase.release_date, value: '1' })
    const lost = details.schedule.map((income) => ({ ...income, status: 'lost' as const }))
    expect(earningsCourse({ ...details, schedule: lost })).toEqual([])
  })

  it('has few points however long it is, the last among them', () => {
    const details = steady(2)
    const [one] = details.schedule
    if (!one) throw new Error('There is no income')
    const long = Array.from({ length: 3650 }, (_, day) => ({ ...one, pays_at: one.pays_at + day }))
    const course = earningsCourse({ ...details, schedule: long })
    expect(course.length).toBeLessThanOrEqual(121)
    expect(course.at(-1)?.value).toBe('365')
  })
})

describe('another look', () => {
  it('is taken just after the next income, and within a minute', () => {
    const details = steady(2)
    const next = details.purchase.next_income_at ?? 0
    expect(nextLook(details, next - 10)).toBe(11)
    expect(nextLook(details, next - 9_000)).toBe(60)
    expect(nextLook(details, next + 5)).toBe(3)
    expect(nextLook(steady(10), next)).toBeNull()
  })
})

describe('what settling gives up of the days to come', () => {
  it('is the rest of the cycle without today', () => {
    const details = steady(2)
    const settle = {
      ...details.actions.settle,
      allowed: true,
      reason: null,
      principal: '500.00',
      income: '0.00',
      returns: '500.00',
      income_lost: '0.10',
      held_income_lost: '0.00',
    }
    const open = { ...details, actions: { ...details.actions, settle } }
    // Ten days of 0.10: two are paid, today is lost, seven are left.
    expect(settleLoss(open)).toBe('0.7')
    expect(settleLoss(details)).toBeNull()
  })
})
