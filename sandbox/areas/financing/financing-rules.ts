import type {
  DividendMethod,
  IncomeStatus,
  PurchaseStatus,
} from '../../../src/generated/h5.schemas.ts'
import { daysBetween, startOfDay } from '../../core/calendar.ts'
import type { Units } from '../../core/money.ts'
import { timesRate } from '../../core/money.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'

const { timeZone } = rules

/*
 * What a purchase earns, and when. Days are calendar days of the site: day 1 is the one after the
 * purchase, and its income is paid when it ends. Moments are Unix seconds.
 */

/** Money that was added to a purchase. */
export interface Append {
  /** The first day of the cycle on which it earns. */
  fromDay: number
  amount: Units
}

/** What a purchase was bought on. */
export interface Terms {
  boughtAt: number
  initial: Units
  /** In the order in which they were made. */
  appends: readonly Append[]
  dailyRate: DecimalText
  /** Days that earn. */
  cycle: number
  method: DividendMethod
  /** What has to be added in its course, 0 for nothing. */
  appendMoney: Units
  /** Day of the cycle from which the income is held until that was added. */
  appendFromDay: number | null
}

type Bought = Pick<Terms, 'boughtAt'>

/** The income of a day; or of the whole cycle, with its last day. */
export interface Income {
  day: number
  paysAt: number
  /** What earned on this day. */
  principal: Units
  amount: Units
  status: IncomeStatus
}

/** A purchase with what became of it. */
export interface PurchaseState {
  terms: Terms
  status: PurchaseStatus
  /** Incomes whose day is over, and those that were lost, the oldest first. */
  incomes: readonly Income[]
  /** When it matured or was settled. */
  settledAt: number | null
}

/** A running purchase earns, or would if money were added. */
export function isRunning({ status }: PurchaseState): boolean {
  return status === 'earning' || status === 'awaiting_append'
}

/** The beginning of day 1. */
export function earnsFrom({ boughtAt }: Bought): number {
  return startOfDay(boughtAt, timeZone, 1)
}

/** The end of a day of the cycle, at which its income is paid. */
export function endOfDay({ boughtAt }: Bought, day: number): number {
  return startOfDay(boughtAt, timeZone, day + 1)
}

/** The end of the last day: principal comes back. */
export function releaseDate(terms: Pick<Terms, 'boughtAt' | 'cycle'>): number {
  return endOfDay(terms, terms.cycle)
}

/** The end of the day, or of the cycle, that is paid first. */
export function firstIncomeAt(terms: Pick<Terms, 'boughtAt' | 'cycle' | 'method'>): number {
  return terms.method === 'daily_interest' ? endOfDay(terms, 1) : releaseDate(terms)
}

/** Days of the cycle that are over at a moment. */
export function daysDone({ boughtAt, cycle }: Terms, at: number): number {
  return Math.min(cycle, Math.max(0, daysBetween(boughtAt, at, timeZone) - 1))
}

/** The day of the cycle from which money earns that is added at a moment: the one after it. */
export function appendEarnsFrom({ boughtAt }: Bought, at: number): number {
  return daysBetween(boughtAt, at, timeZone) + 1
}

/** All the money that was put in. */
export function principalOf({ initial, appends }: Terms): Units {
  return appends.reduce((sum, { amount }) => sum + amount, initial)
}

/** What still has to be added before income is paid from `appendFromDay` on. */
export function missingAppend(terms: Terms): Units {
  return Math.max(0, terms.appendMoney - (principalOf(terms) - terms.initial))
}

/** Days in a row, the first and the last of them included, that have the same principal. */
interface Stretch {
  first: number
  last: number
  principal: Units
}

/** The days from 1 to `days`, by what earns on them. */
function stretches({ initial, appends }: Terms, days: number): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch = { first: 1, last: days, principal: initial }
  for (const { fromDay, amount } of appends) {
    if (fromDay > days) break
    if (fromDay > open.first) found.push({ ...open, last: fromDay - 1 })
    open = { first: fromDay, last: days, principal: open.principal + amount }
  }
  return days > 0 ? [...found, open] : []
}

const daysOf = ({ first, last }: Stretch) => last - first + 1

/** The money that earns on a day. */
export function principalOn(terms: Terms, day: number): Units {
  return stretches(terms, day).at(-1)?.principal ?? terms.initial
}

/** principal x daily rate, half-up to the cent (the contract, schema `Purchase`). */
export function dailyIncome({ dailyRate }: Terms, principal: Units): Units {
  return timesRate(principal, dailyRate)
}

/**
 * The income of the first `days` days. Paid by the day it is rounded each day; paid at expiry it is
 * rounded once (the contract, schema `Purchase`).
 */
export function incomeOfDays(terms: Terms, days: number): Units {
  const parts = stretches(terms, days)
  if (terms.method === 'daily_interest') {
    return parts.reduce((sum, part) => sum + daysOf(part) * dailyIncome(terms, part.principal), 0)
  }
  const sum = parts.reduce((sum, part) => sum + daysOf(part) * part.principal, 0)
  return timesRate(sum, terms.dailyRate)
}

/** Incomes of the days after `day`, as they come if nothing else happens. */
function comingIncomes(terms: Terms, day: number): Income[] {
  const { cycle, method } = terms
  if (method === 'daily_interest') {
    return Array.from({ length: cycle - day }, (_, index) => incomeOfDay(terms, day + index + 1))
  }
  return day < cycle ? [incomeAtExpiry(terms)] : []
}

function incomeOfDay(terms: Terms, day: number, status: IncomeStatus = 'coming'): Income {
  const principal = principalOn(terms, day)
  return {
    day,
    paysAt: endOfDay(terms, day),
    principal,
    amount: dailyIncome(terms, principal),
    status,
  }
}

function incomeAtExpiry(terms: Terms, status: IncomeStatus = 'coming'): Income {
  const { cycle: day } = terms
  return {
    day,
    paysAt: releaseDate(terms),
    principal: principalOn(terms, day),
    amount: incomeOfDays(terms, day),
    status,
  }
}

/** Past and coming incomes, the oldest first. What was given up ends with the day it was given up. */
export function scheduleOf(state: PurchaseState): Income[] {
  if (!isRunning(state)) return [...state.incomes]
  return [...state.incomes, ...comingIncomes(state.terms, state.incomes.at(-1)?.day ?? 0)]
}

/** Whether the income of a day is held: money that had to be added was not. */
function isHeld(terms: Terms, day: number): boolean {
  return terms.appendFromDay !== null && day >= terms.appendFromDay && missingAppend(terms) > 0
}

/** The schedule, in which a coming income is held that will not be paid unless money is added. */
export function foreseenOf(state: PurchaseState): Income[] {
  const { terms } = state
  return scheduleOf(state).map((income) =>
    income.status === 'coming' && terms.method === 'daily_interest' && isHeld(terms, income.day)
      ? { ...income, status: 'held' }
      : income,
  )
}

/** When something next happens by itself, after a moment at which it was looked at. */
export function nextDue(terms: Terms, at: number): number {
  return terms.method === 'daily_interest'
    ? endOfDay(terms, daysDone(terms, at) + 1)
    : releaseDate(terms)
}

/** What the end of a day brings a running purchase: its income, and at last the principal. */
export interface DayEnd {
  income: Income
  matures: boolean
}

/** What happens to a running purchase at a moment that `nextDue` named. */
export function dayEnd(terms: Terms, at: number): DayEnd {
  const day = daysDone(terms, at)
  const matures = day === terms.cycle
  if (terms.method !== 'daily_interest') return { income: incomeAtExpiry(terms, 'paid'), matures }
  return { income: incomeOfDay(terms, day, isHeld(terms, day) ? 'held' : 'paid'), matures }
}

/** What settling gives and costs. */
export interface Settlement {
  principal: Units
  /** Of past days, not paid before; undefined when there is none. */
  income: Income | undefined
  /** Of the day in which it happens; undefined on the day of the purchase. */
  lost: Income | undefined
  /** What an append would have released. */
  heldLost: Units
}

/**
 * Settling a running purchase at a moment: the principal comes back, the income of past days that
 * was to be paid at expiry is paid, that of the current day and what was held is lost (the contract,
 * `settlePurchase`).
 */
export function settlementOf({ terms, incomes }: PurchaseState, at: number): Settlement {
  const done = daysDone(terms, at)
  const started = at >= earnsFrom(terms)
  return {
    principal: principalOf(terms),
    income: terms.method === 'all_at_expiry' && done > 0 ? incomeOfPast(terms, done) : undefined,
    lost: started && done < terms.cycle ? incomeOfDay(terms, done + 1, 'lost') : undefined,
    heldLost: sumOf(incomes, 'held'),
  }
}

function incomeOfPast(terms: Terms, day: number): Income {
  return { ...incomeOfDay(terms, day, 'paid'), amount: incomeOfDays(terms, day) }
}

/** The sum of the incomes with a status. */
export function sumOf(incomes: readonly Income[], status: IncomeStatus): Units {
  return incomes.reduce((sum, income) => (income.status === status ? sum + income.amount : sum), 0)
}

/** The numbers of a purchase at a moment (the contract, schema `Purchase`). */
export interface Figures {
  principal: Units
  appended: Units
  /** What an awaited append is short of; null when none is awaited. */
  appendMoney: Units | null
  daily: Units
  paid: Units
  held: Units
  accrued: Units
  lost: Units
  expected: Units
  daysDone: number
  next: { amount: Units; at: number } | null
}

/** The numbers of a purchase; its days stand still when it was settled. */
export function figuresOf(state: PurchaseState, now: number): Figures {
  const { terms, incomes, status } = state
  const principal = principalOf(terms)
  const done = daysDone(terms, state.settledAt ?? now)
  const accrues = status === 'earning' && terms.method === 'all_at_expiry'
  return {
    principal,
    appended: principal - terms.initial,
    appendMoney: status === 'awaiting_append' ? missingAppend(terms) : null,
    daily: dailyIncome(terms, principal),
    paid: sumOf(incomes, 'paid'),
    held: sumOf(incomes, 'held'),
    accrued: accrues ? incomeOfDays(terms, done) : 0,
    lost: sumOf(incomes, 'lost'),
    expected: incomeOfDays(terms, terms.cycle),
    daysDone: done,
    next: nextIncome(state),
  }
}

/** The income that is paid next. One that would be held is not promised. */
function nextIncome({ terms, incomes, status }: PurchaseState): Figures['next'] {
  if (status !== 'earning') return null
  const day = (incomes.at(-1)?.day ?? 0) + 1
  if (isHeld(terms, day)) return null
  const { amount, paysAt } =
    terms.method === 'daily_interest' ? incomeOfDay(terms, day) : incomeAtExpiry(terms)
  return { amount, at: paysAt }
}
