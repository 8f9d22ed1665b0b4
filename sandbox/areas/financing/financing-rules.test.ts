import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STORY_TIME } from '../../test/harness.ts'
import type { Income, PurchaseState, Terms } from './financing-rules.ts'
import {
  appendEarnsFrom,
  dayEnd,
  endOfDay,
  figuresOf,
  incomeOfDays,
  missingAppend,
  nextDue,
  releaseDate,
  scheduleOf,
  settlementOf,
  sumOf,
} from './financing-rules.ts'

/* Amounts are computed again here in whole numbers that share no code with the rules. */

const cents = (text: string) => BigInt(text.replace('.', ''))
const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)
/** A rate as a whole number of hundred-millionths. */
const RATE = 100_000_000n
const rateOf = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}

interface Added {
  at: number
  amount: number
}

/** What a user does with a purchase, and when. */
interface Story {
  appends?: readonly Added[]
  settlesAt?: number
}

/** Lets a purchase live through its days until a moment, by the rules alone. */
function live(terms: Terms, { appends = [], settlesAt }: Story, until: number): PurchaseState {
  let state: PurchaseState = { terms, status: 'earning', incomes: [], settledAt: null }
  const end = Math.min(until, settlesAt ?? until)
  for (const append of appends) {
    if (append.at > end) break
    state = added(pastDays(state, append.at), append)
  }
  state = pastDays(state, end)
  return settlesAt === undefined || settlesAt > until ? state : settled(state, settlesAt)
}

/** An append is taken when it is as much as one that is awaited. */
function added(state: PurchaseState, { at, amount }: Added): PurchaseState {
  const { terms, status } = state
  if (status === 'awaiting_append' && amount < missingAppend(terms)) return state
  const append = { fromDay: appendEarnsFrom(terms, at), amount }
  return {
    ...state,
    terms: { ...terms, appends: [...terms.appends, append] },
    status: 'earning',
    incomes: state.incomes.map((one) => (one.status === 'held' ? { ...one, status: 'paid' } : one)),
  }
}

/** Every day that ends until a moment, in its order. */
function pastDays(start: PurchaseState, until: number): PurchaseState {
  let state = start
  let due = nextDue(state.terms, state.incomes.at(-1)?.paysAt ?? state.terms.boughtAt)
  while (due <= until && state.settledAt === null) {
    state = pastDay(state, due)
    due = nextDue(state.terms, due)
  }
  return state
}

function pastDay(state: PurchaseState, at: number): PurchaseState {
  const { income, matures } = dayEnd(state.terms, at)
  const incomes = [...state.incomes, income]
  if (!matures) {
    return { ...state, incomes, status: income.status === 'held' ? 'awaiting_append' : 'earning' }
  }
  const paid: Income[] = incomes.map((one) => ({ ...one, status: 'paid' }))
  return { ...state, incomes: paid, status: 'matured', settledAt: at }
}

function settled(state: PurchaseState, at: number): PurchaseState {
  const { income, lost } = settlementOf(state, at)
  const kept: Income[] = state.incomes.map((one) =>
    one.status === 'held' ? { ...one, status: 'lost' } : one,
  )
  const incomes = [...kept, ...(income ? [income] : []), ...(lost ? [lost] : [])]
  return { ...state, incomes, status: 'settled', settledAt: at }
}

const steady: Terms = {
  zone: 'UTC',
  boughtAt: STORY_TIME,
  initial: 12_345,
  appends: [],
  dailyRate: '0.00025',
  cycle: 30,
  method: 'daily_interest',
  appendMoney: 0,
  appendFromDay: null,
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

describe('days are calendar days of the zone', () => {
  test("over a month's end and a leap day each day is one", () => {
    const bought = Date.parse('2028-02-27T23:59:59Z') / 1000
    const terms = { ...steady, boughtAt: bought, cycle: 3 }
    expect(scheduleOf(live(terms, {}, bought)).map(({ paysAt }) => iso(paysAt))).toEqual([
      '2028-02-29T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
      '2028-03-02T00:00:00.000Z',
    ])
  })

  test.each([
    ['falls back', '2026-10-30T16:00:00Z', ['04', '05', '05', '05'], '2026-11-04T05:00:00.000Z'],
    [
      'springs forward',
      '2026-03-06T16:00:00Z',
      ['05', '04', '04', '04'],
      '2026-03-11T04:00:00.000Z',
    ],
  ])('when the clock of New York %s', (_, bought, hours, release) => {
    const boughtAt = Date.parse(bought) / 1000
    const terms = { ...steady, zone: 'America/New_York', boughtAt, cycle: 4 }
    const schedule = scheduleOf(live(terms, {}, boughtAt))
    expect(schedule.map(({ paysAt }) => iso(paysAt).slice(11, 13))).toEqual(hours)
    expect(iso(releaseDate(terms))).toBe(release)
    const over = live(terms, {}, releaseDate(terms))
    expect(over).toMatchObject({ status: 'matured', settledAt: releaseDate(terms) })
    expect(over.incomes.map(({ day }) => day)).toEqual([1, 2, 3, 4])
  })

  test('the same moment is another day elsewhere', () => {
    const boughtAt = Date.parse('2026-11-20T23:30:00Z') / 1000
    const days = ['UTC', 'Asia/Tokyo', 'America/New_York'].map((zone) => {
      const [first] = scheduleOf(live({ ...steady, zone, boughtAt }, {}, boughtAt))
      return first && iso(first.paysAt)
    })
    expect(days).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
      '2026-11-22T05:00:00.000Z',
    ])
  })
})

describe('an append', () => {
  const growth = { ...steady, initial: 100_000, appendMoney: 15_000, appendFromDay: 6 }
  const noon = (day: number) => endOfDay(growth, day - 1) + 12 * 3600

  test('earns from the next day on, also in the last second of a day', () => {
    const last = endOfDay(growth, 2) - 1
    const state = live(growth, { appends: [{ at: last, amount: 50_000 }] }, last)
    expect(scheduleOf(state).map(({ principal }) => principal)).toEqual([
      100_000,
      100_000,
      ...Array(28).fill(150_000),
    ])
  })

  test('in part leaves the rest to be added', () => {
    const state = live(growth, { appends: [{ at: noon(3), amount: 14_999 }] }, noon(9))
    expect(state.status).toBe('awaiting_append')
    expect(figuresOf(state, noon(9)).appendMoney).toBe(1)
  })

  test('that is missing holds the income from its day on, and none before is promised', () => {
    expect(figuresOf(live(growth, {}, noon(5)), noon(5)).next).toMatchObject({ amount: 25 })
    const waiting = live(growth, {}, noon(6))
    expect(waiting.status).toBe('earning')
    expect(figuresOf(waiting, noon(6))).toMatchObject({ held: 0, next: null })
    const held = live(growth, {}, endOfDay(growth, 6))
    expect(held.status).toBe('awaiting_append')
    expect(figuresOf(held, noon(7))).toMatchObject({ held: 25, paid: 125, appendMoney: 15_000 })
  })
})

describe('what comes back is what was promised, to the cent', () => {
  const story = fc.record({
    initial: fc.integer({ min: 10_000, max: 5_000_000 }),
    dailyRate: fc.integer({ min: 10_000, max: 30_000 }).map((rate) => `0.000${rate}`),
    cycle: fc.integer({ min: 7, max: 60 }),
    method: fc.constantFrom('daily_interest' as const, 'all_at_expiry' as const),
    zone: fc.constantFrom('UTC', 'America/New_York', 'America/Santiago', 'Asia/Kathmandu'),
    boughtAt: fc.integer({ min: 1_760_000_000, max: 1_840_000_000 }),
    appends: fc.uniqueArray(
      fc.record({
        after: fc.integer({ min: 0, max: 60 * 86_400 }),
        amount: fc.integer({ min: 1_000, max: 100_000 }),
      }),
      { maxLength: 4, selector: ({ after }) => after },
    ),
    demands: fc.boolean(),
    lasts: fc.integer({ min: 0, max: 61 * 86_400 }),
    settles: fc.boolean(),
  })

  test('whatever was added, held or settled', () => {
    fc.assert(
      fc.property(story, (one) => {
        const asks = one.demands && one.method === 'daily_interest'
        const terms: Terms = {
          ...steady,
          ...one,
          appends: [],
          appendMoney: asks ? 60_000 : 0,
          appendFromDay: asks ? 4 : null,
        }
        const release = releaseDate(terms)
        const end = one.settles ? Math.min(terms.boughtAt + one.lasts, release - 1) : release
        const appends = one.appends
          .map(({ after, amount }) => ({ at: terms.boughtAt + after, amount }))
          .filter(({ at }) => at < end)
          .toSorted((a, b) => a.at - b.at)
        const story = { appends, settlesAt: one.settles ? end : undefined }
        const state = live(terms, story, end)
        if (one.settles) holdsSettled(state, end)
        else holdsMatured(state, end)
      }),
      { numRuns: 300 },
    )
  })

  function holdsMatured(state: PurchaseState, end: number): void {
    const { paid, ...rest } = figuresOf(state, end)
    expect(state.status).toBe('matured')
    expect(BigInt(paid)).toBe(incomeByHand(state.terms, state.terms.cycle))
    expect(rest).toMatchObject({ expected: paid, held: 0, lost: 0, accrued: 0 })
    expect(rest.principal).toBe(principalByHand(state.terms))
  }

  function holdsSettled(state: PurchaseState, end: number): void {
    const { terms } = state
    const { paid, lost, daysDone, principal } = figuresOf(state, end)
    expect(state.status).toBe('settled')
    expect(principal).toBe(principalByHand(terms))
    const past = incomeByHand(terms, daysDone)
    const held =
      terms.appendFromDay !== null && daysDone >= 4 && principal - terms.initial < 60_000
        ? past - incomeByHand(terms, 3)
        : 0n
    expect(BigInt(paid)).toBe(past - held)
    const today = end < endOfDay(terms, 0) ? 0n : incomeOfDayByHand(terms, daysDone + 1)
    expect(BigInt(lost)).toBe(held + today)
    expect(sumOf(state.incomes, 'held')).toBe(0)
  }

  const principalByHand = ({ initial, appends }: Terms) =>
    appends.reduce((sum, { amount }) => sum + amount, initial)

  /** A day's principal times the rate, not rounded. */
  function productOfDay({ initial, appends, dailyRate }: Terms, day: number): bigint {
    const there = appends.filter(({ fromDay }) => fromDay <= day)
    return BigInt(principalByHand({ ...steady, initial, appends: there })) * rateOf(dailyRate)
  }

  const incomeOfDayByHand = (terms: Terms, day: number) => halfUp(productOfDay(terms, day), RATE)

  /** The income of the first days, rounded each day or once. */
  function incomeByHand(terms: Terms, days: number): bigint {
    let [byDay, together] = [0n, 0n]
    for (let day = 1; day <= days; day += 1) {
      byDay += incomeOfDayByHand(terms, day)
      together += productOfDay(terms, day)
    }
    return terms.method === 'daily_interest' ? byDay : halfUp(together, RATE)
  }
})

test('half a cent is rounded up, each day or once', () => {
  // 20.00 x 0.00025 is half a cent.
  const daily = { ...steady, initial: 2_000, cycle: 7 }
  expect(BigInt(incomeOfDays(daily, 7))).toBe(7n * halfUp(cents('20.00') * 25_000n, RATE))
  expect(incomeOfDays(daily, 7)).toBe(7)
  expect(incomeOfDays({ ...daily, method: 'all_at_expiry' }, 7)).toBe(4)
})
