import type { Project, ProjectView } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { add, floorToScale, multiply, times } from '@/lib/money.ts'
import type { UpperBound } from '@/patterns/money-flow/page/amount-bounds.ts'
import { largestWithin, lowestOf } from '@/patterns/money-flow/page/amount-bounds.ts'
import { stateOf } from './project-rules.ts'

/** The terms by which income is computed. */
export type IncomeTerms = Pick<
  Project,
  'currency' | 'daily_rate' | 'dividend_method' | 'investment_cycle'
>

/** What an amount earns, decimal texts in the currency of the project. */
export interface Earnings {
  amount: Decimal
  /** Of one day. */
  daily: Decimal
  /** Of the whole cycle. */
  total: Decimal
  /** Principal and income together. */
  back: Decimal
}

/**
 * The income of the first `days` days by the rule of the contract (`Purchase`): amount x daily rate,
 * half-up to the smallest unit each day where it is paid daily, and once over all days where it is
 * paid at expiry. Null where the method is not known.
 */
export function incomeOfDays(amount: Decimal, days: number, terms: IncomeTerms): Decimal | null {
  const { currency, daily_rate: rate } = terms
  switch (terms.dividend_method) {
    case 'daily_interest':
      return floorToScale(times(multiply(amount, rate, currency), String(days)), currency)
    case 'all_at_expiry':
      return multiply(amount, times(rate, String(days)), currency)
    default:
      return null
  }
}

/**
 * What an amount earns when it is kept to the end of the cycle. Null for what is no amount of this
 * currency, and where the app does not know how income is paid.
 */
export function earningsOf(amount: Decimal | null, terms: IncomeTerms): Earnings | null {
  if (amount === null || signOf(amount) <= 0) return null
  const { currency } = terms
  const scaled = floorToScale(amount, currency)
  const total = incomeOfDays(scaled, terms.investment_cycle, terms)
  if (total === null || compare(scaled, amount) !== 0) return null
  return {
    amount: scaled,
    daily: multiply(scaled, terms.daily_rate, currency),
    total,
    back: add(scaled, total),
  }
}

/** One line of the table of earnings. */
export interface EarningsRow {
  /** Day of the cycle, from 1. */
  day: number
  /** Earned from the first day to the end of this one. */
  earned: Decimal
  /** What of it has reached the balance by then. */
  paid: Decimal
}

/** Lines of the table between the first and the last day of a cycle, about. */
const STEPS = 6

/** The earnings over the cycle: its first day, its last, and days at equal distances between. */
export function earningsTable(amount: Decimal, terms: IncomeTerms): EarningsRow[] {
  const { investment_cycle: cycle, dividend_method: method, currency } = terms
  const step = Math.ceil(cycle / STEPS)
  const steps = Array.from({ length: Math.floor(cycle / step) }, (_, n) => (n + 1) * step)
  const days = [...new Set([1, ...steps, cycle])]
  return days.map((day) => {
    const earned = incomeOfDays(amount, day, terms) ?? floorToScale('0', currency)
    const isPaid = method === 'daily_interest' || day === cycle
    return { day, earned, paid: isPaid ? earned : floorToScale('0', currency) }
  })
}

/** Points of the drawn course, at most. */
const POINTS = 60
const DAY = 86_400

/**
 * What is earned by the end of each day, from nothing on, for a drawing: a point lies in the middle
 * of the day on which it is paid, so that a change of the clock moves none to another date.
 */
export function earningsCourse(
  amount: Decimal,
  terms: IncomeTerms,
  earnsFrom: number,
): { at: number; value: Decimal }[] {
  const { investment_cycle: cycle, currency } = terms
  const step = Math.ceil(cycle / POINTS)
  const steps = Array.from({ length: Math.floor(cycle / step) + 1 }, (_, n) => n * step)
  return [...new Set([...steps, cycle])].map((day) => ({
    at: earnsFrom + day * DAY + DAY / 2,
    value: incomeOfDays(amount, day, terms) ?? floorToScale('0', currency),
  }))
}

/** Which of the upper bounds of a purchase counts: the balance, or what the project takes. */
export type BuyBound = UpperBound<'balance' | 'capacity'>

/** The lower of capacity and balance; of equal ones what the project takes counts. */
export function lowerOf(capacity: Decimal, available: Decimal): BuyBound {
  return lowestOf({ by: 'balance', amount: available }, { by: 'capacity', amount: capacity })
}

/** The lowest of the upper bounds of a purchase. */
export function upperBound({ project, available }: ProjectView): BuyBound {
  return lowerOf(project.maximum_amount, available)
}

/** The largest amount that can be bought now; null where not even the smallest can. */
export function largestAmount(view: ProjectView): Decimal | null {
  const { minimum_amount: min, currency } = view.project
  return largestWithin({ min, max: upperBound(view).amount, currency })
}

/** Why nothing can be bought now. */
export type BuyBlock = 'ended' | 'full' | 'unknown' | 'balance'

/**
 * Why nothing can be bought at `now`, the server's Unix seconds, or null. A project ends in its
 * second, also while its page stays open. What the app cannot put into words, when income comes and
 * how to get out, is not sold.
 */
export function buyBlock({ project, available }: ProjectView, now: number): BuyBlock | null {
  const state = stateOf(project)
  if (state === 'ended' || now >= project.end_time) return 'ended'
  if (state === 'unknown' || !termsAreKnown(project)) return 'unknown'
  if (compare(project.maximum_amount, project.minimum_amount) < 0) return 'full'
  return compare(available, project.minimum_amount) < 0 ? 'balance' : null
}

function termsAreKnown({ dividend_method, early_settlement }: Project): boolean {
  const known: string[] = [
    'daily_interest',
    'all_at_expiry',
    'principal_without_current_day',
    'not_allowed',
  ]
  return known.includes(dividend_method) && known.includes(early_settlement)
}

/** Whether what was confirmed is outdated: another rate or day, or more than the limit. */
export function isOutdated(amount: Decimal, asked: ProjectView, now: ProjectView): boolean {
  return (
    compare(asked.project.daily_rate, now.project.daily_rate) !== 0 ||
    asked.terms.earns_from !== now.terms.earns_from ||
    asked.terms.release_date !== now.terms.release_date ||
    compare(amount, upperBound(now).amount) > 0
  )
}
