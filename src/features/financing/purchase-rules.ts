import type {
  IncomeStatus,
  Purchase,
  PurchaseDetails,
  ScheduledIncome,
} from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import { add, floorToScale, multiply, subtract, times } from '@/lib/money.ts'
import type { IncomeTerms } from './financing-rules.ts'

/** Days by which a daily rate becomes a yearly one, without compound interest. */
const DAYS_A_YEAR = '365'

/** The rate of a year beside that of a day, so that a small number misleads nobody. */
export function yearlyRate(dailyRate: Decimal): Decimal {
  return times(dailyRate, DAYS_A_YEAR)
}

const DAY = 86_400
const HOUR = 3_600
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local time of a zone as seconds. Throws for an unknown zone. */
function wallTime(at: number, zone: string): number {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(zone, clock)
  }
  const parts = clock.formatToParts(at * 1000)
  const read = (type: string) => +(parts.find((part) => part.type === type)?.value ?? '')
  const date = Date.UTC(read('year'), read('month') - 1, read('day'))
  return date / 1000 + read('hour') * HOUR + read('minute') * 60 + read('second')
}

/**
 * Days of a cycle that have passed at a moment, with their fraction. Days are counted in the site's
 * local time, because days with a clock change have 23 or 25 hours.
 */
function daysSince(from: number, at: number, zone: string): number {
  const begin = wallTime(from, zone)
  // Where daylight saving skips midnight, the day begins an hour later.
  const rest = begin % DAY
  return (wallTime(at, zone) - begin + (rest <= HOUR ? rest : 0)) / DAY
}

/** The day of the cycle in which a moment lies: 1 from the first midnight on, 0 before it. */
export function dayOf({ earns_from }: Pick<Purchase, 'earns_from'>, at: number, zone: string) {
  return Math.max(0, Math.floor(daysSince(earns_from, at, zone)) + 1)
}

/** The day of the cycle that begins at a midnight, or a moment beside one. */
function dayBeginning({ earns_from }: Pick<Purchase, 'earns_from'>, at: number, zone: string) {
  return Math.max(1, Math.round(daysSince(earns_from, at, zone)) + 1)
}

/** Money that was put in at once, and the first day of the cycle on which it earns. */
export interface Layer {
  amount: Decimal
  fromDay: number
}

/** What was put into a purchase: the first amount, and each append from the day after it on. */
export function layersOf(
  { purchase, movements }: Pick<PurchaseDetails, 'purchase' | 'movements'>,
  zone: string,
): Layer[] {
  const appends = movements
    .filter(({ type }) => type === 'append')
    .map(({ amount, at }) => ({
      amount: subtract('0', amount),
      fromDay: dayOf(purchase, at, zone) + 1,
    }))
    .sort((one, other) => one.fromDay - other.fromDay)
  return [{ amount: purchase.initial_amount, fromDay: 1 }, ...appends]
}

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce(add, '0')

/** The money that earns on a day of the cycle. */
export function principalOn(layers: readonly Layer[], day: number): Decimal {
  return sum(layers.filter(({ fromDay }) => fromDay <= day).map(({ amount }) => amount))
}

/**
 * The income of the first `days` days of money that was put in over time: each day half-up to the
 * smallest unit where it is paid daily, once over all where it is paid at expiry (contract,
 * `Purchase`). Null where the method is not known.
 */
export function incomeOfLayers(
  layers: readonly Layer[],
  days: number,
  { currency, daily_rate: rate, dividend_method: method }: Omit<IncomeTerms, 'investment_cycle'>,
): Decimal | null {
  if (method === 'all_at_expiry') {
    const parts = layers.map(({ amount, fromDay }) =>
      times(amount, String(Math.max(0, days - fromDay + 1))),
    )
    return multiply(sum(parts), rate, currency)
  }
  if (method !== 'daily_interest') return null
  const starts = [...new Set(layers.map(({ fromDay }) => fromDay))].filter((day) => day <= days)
  const parts = starts.map((start, place) => {
    const end = (starts[place + 1] ?? days + 1) - 1
    const daily = multiply(principalOn(layers, start), rate, currency)
    return times(daily, String(end - start + 1))
  })
  return floorToScale(sum(parts), currency)
}

/** What appending an amount brings. */
export interface AppendOutlook {
  /** The principal afterwards. */
  principal: Decimal
  /** Income of a day on which all of it earns. */
  daily: Decimal
  /** Of the whole cycle, kept to its end. */
  expected: Decimal
  /** By how much that is more than without it. */
  more: Decimal
  /** Held income that is paid at once; zero where nothing is held. */
  released: Decimal
}

/**
 * What an amount brings that is appended now and earns from `earnsFrom` on, the server's word for
 * the next day. Null where it cannot be computed.
 */
export function appendOutlook(
  details: PurchaseDetails,
  amount: Decimal,
  earnsFrom: number,
  zone: string,
): AppendOutlook | null {
  const { purchase } = details
  const { currency, investment_cycle: cycle } = purchase
  const layers = layersOf(details, zone)
  const fromDay = dayBeginning(purchase, earnsFrom, zone)
  const before = incomeOfLayers(layers, cycle, purchase)
  const expected = incomeOfLayers([...layers, { amount, fromDay }], cycle, purchase)
  if (before === null || expected === null) return null
  const principal = floorToScale(add(purchase.principal, amount), currency)
  return {
    principal,
    daily: multiply(principal, purchase.daily_rate, currency),
    expected,
    more: subtract(expected, before),
    released: purchase.income_held,
  }
}

/** The sums of a schedule by what became of its incomes. */
export type ScheduleSums = Record<'paid' | 'held' | 'coming' | 'lost', Decimal>

/** Adds up incomes. */
export function sumsOf(
  schedule: readonly Pick<ScheduledIncome, 'status' | 'amount'>[],
): ScheduleSums {
  const of = (wanted: IncomeStatus) =>
    sum(schedule.filter(({ status }) => status === wanted).map(({ amount }) => amount))
  return {
    paid: of('paid'),
    held: of('held'),
    coming: of('coming'),
    lost: of('lost'),
  }
}

/**
 * Whether the server's figures follow from principal, rate and days by the rule of the contract:
 * each income, the sums, and the day on which each is paid. `null` where this version does not know
 * the rule or the zone, or the record is of a kind that cannot be checked.
 */
export function figuresAgree(details: PurchaseDetails, zone: string): boolean | null {
  const { purchase, schedule } = details
  if (purchase.status === 'unknown') return null
  try {
    const layers = layersOf(details, zone)
    const expected = incomeOfLayers(layers, purchase.investment_cycle, purchase)
    if (expected === null) return null
    const sums = sumsOf(schedule)
    return (
      same(expected, purchase.income_expected) &&
      same(purchase.principal, sum(layers.map(({ amount }) => amount))) &&
      same(sums.paid, purchase.income_paid) &&
      same(sums.held, purchase.income_held) &&
      same(sums.lost, purchase.income_lost) &&
      schedule.every((income) => incomeAgrees(income, layers, purchase, zone))
    )
  } catch {
    // The browser does not know the site's time zone, so nothing can be checked.
    return null
  }
}

function incomeAgrees(
  { day, pays_at, principal, amount, status }: ScheduledIncome,
  layers: readonly Layer[],
  purchase: Purchase,
  zone: string,
): boolean {
  const { daily_rate, dividend_method, currency } = purchase
  const ofDay = multiply(principalOn(layers, day), daily_rate, currency)
  // Settling loses the income of the current day, whatever the payment method.
  const atOnce = dividend_method === 'all_at_expiry' && status !== 'lost'
  const right = atOnce ? incomeOfLayers(layers, day, purchase) : ofDay
  return (
    same(principal, principalOn(layers, day)) &&
    right !== null &&
    same(amount, right) &&
    dayBeginning(purchase, pays_at, zone) === day + 1
  )
}

const same = (one: Decimal, other: Decimal) => compare(one, other) === 0

/** Seconds between two looks at a purchase that runs, when nothing happens earlier. */
const REFETCH_SECONDS = 60
/** Seconds between two looks when an income is due and has not come. */
const OVERDUE_REFETCH_SECONDS = 3

/** Seconds until a running purchase is asked for again: just after its next income. Else never. */
export function nextLook({ purchase, schedule }: PurchaseDetails, now: number): number | null {
  const { status } = purchase
  if (status !== 'earning' && status !== 'awaiting_append') return null
  const next = schedule.find((income) => income.status === 'coming')
  if (!next) return REFETCH_SECONDS
  const left = next.pays_at - now
  return left < 0 ? OVERDUE_REFETCH_SECONDS : Math.min(left + 1, REFETCH_SECONDS)
}

/** How a list is shown in part: the first row shown, and the row after the last. */
export interface Part {
  from: number
  to: number
}

/** Past and coming incomes that a schedule shows at first. */
const PAST = 3
const COMING = 4

/** The part of a schedule that shows first: around the next income, or the last ones. */
export function firstPart(schedule: readonly ScheduledIncome[]): Part {
  const next = schedule.findIndex(({ status }) => status === 'coming')
  const middle = next < 0 ? schedule.length : next
  const from = Math.max(0, Math.min(middle - PAST, schedule.length - PAST - COMING))
  return { from, to: Math.min(schedule.length, from + PAST + COMING) }
}

/** A figure at a moment. */
export interface CoursePoint {
  at: number
  value: Decimal
}

/** Points of a course, at most: a chart of ten years needs no more than one of a season. */
const MOST_POINTS = 120

/**
 * How the income of a purchase grows from the beginning of its cycle on, past and coming, without
 * what was lost. None where all is paid at once: a line to it would show income that was never paid.
 */
export function earningsCourse({ purchase, schedule }: PurchaseDetails): CoursePoint[] {
  const counted = schedule.filter(({ status }) => status !== 'lost' && status !== 'unknown')
  if (counted.length < 2) return []
  let total: Decimal = floorToScale('0', purchase.currency)
  const points: CoursePoint[] = [{ at: purchase.earns_from, value: total }]
  for (const { pays_at, amount } of counted) {
    total = add(total, amount)
    points.push({ at: pays_at, value: total })
  }
  const step = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, place) => place % step === 0 || place === points.length - 1)
}

/**
 * Income of the days after today, which settling now gives up: all that is expected, less what was
 * paid, is held, is paid with the principal or is lost of today. Null where settling is not possible.
 */
export function settleLoss({ purchase, actions }: PurchaseDetails): Decimal | null {
  const { income, income_lost: today, held_income_lost: held } = actions.settle
  if (income === null || today === null || held === null) return null
  const gone = sum([purchase.income_paid, held, income, today])
  const left = subtract(purchase.income_expected, gone)
  return compare(left, '0') < 0 ? '0' : left
}
