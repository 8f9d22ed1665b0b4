import type {
  DividendMethod,
  LanguageCode,
  Project,
  ProjectFilter,
  ProjectSort,
  ProjectStatus,
  PurchaseTerms,
} from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { Database } from '../../core/database.ts'
import type { Units } from '../../core/money.ts'
import { money, plainRate, ratio, toDecimal, toInteger } from '../../core/money.ts'
import { requireRow } from '../../core/page.ts'
import { recordId, recordNumber } from '../../core/record-id.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import type { Offer } from './action-rules.ts'
import { largestAmount } from './action-rules.ts'
import { earnsFrom, firstIncomeAt, releaseDate } from './financing-rules.ts'

const { currency } = rules

/** A project as stored: amounts in cents, moments in Unix seconds. */
export interface ProjectRow {
  number: number
  start_time: number
  end_time: number
  minimum_amount: Units
  maximum_amount: Units
  daily_rate: DecimalText
  investment_cycle: number
  dividend_method: DividendMethod
  initial_amount: Units
  total_amount: Units
  invested_amount: Units
  purchased_count: number
  append_money: Units
  append_from_day: number | null
}

/** Decimals of a rate (the contract, schema `Rate`), and of a progress. */
const RATE_SCALE = 8
const PROGRESS_SCALE = 4
const DAYS_A_YEAR = 365

/** The project with this id; refuses `no_data` when there is none. */
export function projectWithId(database: Database, id: string): ProjectRow {
  return requireRow(database, 'projects', { number: recordNumber('pr', id) })
}

/** The project with this number, which must be there. */
export function projectWithNumber(database: Database, number: number): ProjectRow {
  return database.one<ProjectRow>('SELECT * FROM projects WHERE number = :number', { number })
}

/** Creates a project; part of the caller's transaction. */
export function createProject(database: Database, project: ProjectRow): void {
  database.insert('projects', project)
}

/**
 * Counts money that is put into a project; `purchases` is 1 for a purchase and 0 for an append. What
 * comes back later makes no room again: the total is what a project takes in all.
 */
export function invest(database: Database, number: number, amount: Units, purchases: 0 | 1): void {
  database.run(
    `UPDATE projects SET invested_amount = invested_amount + :amount,
       purchased_count = purchased_count + :purchases WHERE number = :number`,
    { number, amount, purchases },
  )
}

/** What a project offers at a moment. It takes money until its end. */
export function offerOf(row: ProjectRow, now: number): Offer {
  const status = statusOf(row, now)
  return {
    status,
    dailyRate: row.daily_rate,
    minimum: row.minimum_amount,
    maximum: row.maximum_amount,
    remaining: status === 'in_progress' ? row.total_amount - row.invested_amount : 0,
  }
}

function statusOf({ dividend_method, end_time }: ProjectRow, now: number): ProjectStatus {
  if (dividend_method === 'unknown') return 'unknown'
  return now < end_time ? 'in_progress' : 'ended'
}

/** When money put in at a moment earns, is first paid and comes back; null when none is taken. */
export function termsOf(row: ProjectRow, now: number): PurchaseTerms {
  if (statusOf(row, now) !== 'in_progress') {
    return { earns_from: null, first_income_at: null, release_date: null }
  }
  const terms = {
    boughtAt: now,
    cycle: row.investment_cycle,
    method: row.dividend_method,
  }
  return {
    earns_from: earnsFrom(terms),
    first_income_at: firstIncomeAt(terms),
    release_date: releaseDate(terms),
  }
}

/** The title of a project in a language. */
export function titleOf(number: number, language: LanguageCode): string {
  return text(language, `project.${recordId('pr', number)}.title`)
}

/** A project as the contract shows it at a moment. */
export function toProject(row: ProjectRow, now: number, language: LanguageCode): Project {
  const id = recordId('pr', row.number)
  const offer = offerOf(row, now)
  return {
    id,
    title: titleOf(row.number, language),
    description: text(language, `project.${id}.description`, {
      day: row.append_from_day ?? 0,
      appendMoney: { amount: money(row.append_money, currency), currency },
    }),
    status: offer.status,
    currency,
    start_time: row.start_time,
    end_time: row.end_time,
    minimum_amount: money(row.minimum_amount, currency),
    maximum_amount: money(largestAmount(offer, offer.minimum), currency),
    yield: overDays(row.daily_rate, row.investment_cycle),
    expected_yield: overDays(row.daily_rate, DAYS_A_YEAR),
    daily_rate: row.daily_rate,
    investment_cycle: row.investment_cycle,
    initial_amount: money(row.initial_amount, currency),
    total_investment_amount: money(row.total_amount, currency),
    invested_amount: money(row.invested_amount, currency),
    remaining_amount: money(offer.remaining, currency),
    dividend_method: row.dividend_method,
    early_settlement: 'principal_without_current_day',
    release_date: termsOf(row, now).release_date,
    progress: progress(row.invested_amount, row.total_amount),
    purchased_count: row.purchased_count,
    append_money: money(row.append_money, currency),
    append_from_day: row.append_from_day,
  }
}

/** part / whole as the contract writes a progress, for example `0.4286`. */
export function progress(part: number, whole: number): DecimalText {
  return plainRate(ratio(part, whole, PROGRESS_SCALE))
}

function overDays(dailyRate: DecimalText, days: number): DecimalText {
  return plainRate(toDecimal(toInteger(dailyRate, RATE_SCALE) * BigInt(days), RATE_SCALE))
}

/**
 * Projects of a filter in the order of the contract's `ProjectSort`: those that take money first,
 * equal ones newest first.
 */
export function projectsBy(
  database: Database,
  filter: ProjectFilter,
  sort: ProjectSort,
  now: number,
): ProjectRow[] {
  return database
    .all<ProjectRow>('SELECT * FROM projects ORDER BY number DESC')
    .filter((row) => filter === 'all' || statusOf(row, now) === filter)
    .toSorted(ORDERS[sort])
    .toSorted((one, other) => closed(one, now) - closed(other, now))
}

const closed = (row: ProjectRow, now: number) => (offerOf(row, now).remaining > 0 ? 0 : 1)

type Order = (one: ProjectRow, other: ProjectRow) => number

const ORDERS: Record<ProjectSort, Order> = {
  newest: () => 0,
  daily_rate: (one, other) => Math.sign(Number(rateOf(other) - rateOf(one))),
  investment_cycle: (one, other) => one.investment_cycle - other.investment_cycle,
  minimum_amount: (one, other) => one.minimum_amount - other.minimum_amount,
  progress: (one, other) => Number(share(one, other) - share(other, one)),
}

const rateOf = ({ daily_rate }: ProjectRow) => toInteger(daily_rate, RATE_SCALE)
/** Of two fractions the one whose cross product is smaller is smaller. */
const share = (one: ProjectRow, other: ProjectRow) =>
  BigInt(one.invested_amount) * BigInt(other.total_amount)
