import type {
  BalanceProduct,
  CalendarEntry,
  IncomeCalendar,
  PurchaseActions,
  PurchaseTerms,
  ScheduledIncome,
} from '../../../src/generated/h5.schemas.ts'
import { startOfDay, startOfMonth } from '../../core/calendar.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { Operations } from '../../generated/operations.ts'
import type {
  ActionReason,
  AppendOption,
  RenewOption,
  SettleOption,
  Situation,
} from './action-rules.ts'
import { appendOption, buyReason, renewOption, settleOption } from './action-rules.ts'
import type { PurchaseState } from './financing-rules.ts'
import { foreseenOf, isRunning, principalOf, releaseDate, scheduleOf } from './financing-rules.ts'
import { titleOf } from './projects.ts'
import type { PurchaseRecord } from './purchases.ts'
import { allPurchases, purchaseId, runningPurchases } from './purchases.ts'

const { currency, timeZone, timeZone: zone } = rules

const amount = (units: Units) => money(units, currency)

/** The past and coming incomes of a purchase as the contract shows them. */
export function toSchedule(state: PurchaseState): ScheduledIncome[] {
  return scheduleOf(state).map((income) => ({
    day: income.day,
    pays_at: income.paysAt,
    principal: amount(income.principal),
    amount: amount(income.amount),
    status: income.status,
  }))
}

/** What can be done with a purchase as the contract shows it; `terms` are those of a renewal. */
export function toActions(situation: Situation, terms: PurchaseTerms): PurchaseActions {
  return {
    buy_again: allowance(buyReason(situation)),
    append: toAppend(appendOption(situation)),
    renew: toRenew(renewOption(situation), situation.offer.dailyRate, terms.release_date),
    settle: toSettle(settleOption(situation)),
  }
}

const allowance = (reason: ActionReason | null) => ({ allowed: reason === null, reason })

function toAppend(option: AppendOption): PurchaseActions['append'] {
  if (option.reason) {
    return { ...allowance(option.reason), currency, min: null, max: null }
  }
  return {
    ...allowance(null),
    currency,
    min: amount(option.least),
    max: amount(option.most),
  }
}

function toRenew(
  option: RenewOption,
  dailyRate: string,
  releaseDate: number | null,
): PurchaseActions['renew'] {
  if (option.reason) {
    const nothing = { principal: null, principal_and_income: null }
    return {
      ...allowance(option.reason),
      currency,
      ...nothing,
      daily_rate: null,
      release_date: null,
    }
  }
  const { principal, principalAndIncome } = option
  return {
    ...allowance(null),
    currency,
    principal: amount(principal),
    principal_and_income: principalAndIncome === null ? null : amount(principalAndIncome),
    daily_rate: dailyRate,
    release_date: releaseDate,
  }
}

function toSettle(option: SettleOption): PurchaseActions['settle'] {
  if (option.reason) {
    return {
      ...allowance(option.reason),
      currency,
      principal: null,
      income: null,
      returns: null,
      income_lost: null,
      held_income_lost: null,
    }
  }
  const income = option.income?.amount ?? 0
  return {
    ...allowance(null),
    currency,
    principal: amount(option.principal),
    income: amount(income),
    returns: amount(option.principal + income),
    income_lost: amount(option.lost?.amount ?? 0),
    held_income_lost: amount(option.heldLost),
  }
}

/** What a user has in financing, and what it brought (the contract, schema `BalanceProduct`). */
export function balanceProduct(call: UserCall): BalanceProduct {
  const [earning, awaiting] = [principals(call, 'earning'), principals(call, 'awaiting_append')]
  const { yesterday, paid, held } = incomes(call)
  return {
    currency,
    yesterday_profit: money(yesterday, currency),
    total_profit: money(paid, currency),
    frozen: money(awaiting, currency),
    available: money(earning, currency),
    total: money(earning + awaiting, currency),
    income_held: money(held, currency),
  }
}

function principals({ world, userId }: UserCall, status: 'earning' | 'awaiting_append'): Units {
  return runningPurchases(world.database, userId)
    .filter(({ state }) => state.status === status)
    .reduce((sum, { state }) => sum + principalOf(state.terms), 0)
}

/** Yesterday's profit is the income that was due at the end of yesterday, if it was paid by now. */
function incomes({ world, userId, now }: UserCall): {
  yesterday: Units
  paid: Units
  held: Units
} {
  return world.database.one(
    `SELECT
       coalesce(sum(amount) FILTER (WHERE i.status = 'paid' AND pays_at > :yesterday
         AND pays_at <= :today), 0) AS yesterday,
       coalesce(sum(amount) FILTER (WHERE i.status = 'paid'), 0) AS paid,
       coalesce(sum(amount) FILTER (WHERE i.status = 'held'), 0) AS held
     FROM purchases p JOIN purchase_incomes i ON i.purchase = p.number
     WHERE p.user_id = :userId`,
    { userId, yesterday: startOfDay(now, timeZone, -1), today: startOfDay(now, timeZone) },
  )
}

/** The first moment of the contract; the month in which it lies began before. */
const FIRST_MOMENT = 1_000_000_000

/** What one purchase pays at a moment, or was to pay. */
interface Entry extends Pick<CalendarEntry, 'type' | 'status'> {
  purchase: PurchaseRecord
  paysAt: number
  amount: Units
}

/** When the incomes and the principal of all purchases come (the contract, schema `IncomeCalendar`). */
export function incomeCalendar(
  { world, userId, now, language }: UserCall,
  { month_from: asked = now }: Operations['getIncomeCalendar']['input'],
): IncomeCalendar {
  const entries = allPurchases(world.database, userId)
    .flatMap(entriesOf)
    .toSorted((one, other) => one.paysAt - other.paysAt)
  const months = Map.groupBy(entries, ({ paysAt }) => startOfMonth(paysAt, zone))
  const month = startOfMonth(asked, zone)
  const days = Map.groupBy(months.get(month) ?? [], ({ paysAt }) => paysAt)
  return {
    currency,
    month_from: Math.max(FIRST_MOMENT, month),
    days: [...days].map(([pays_at, list]) => ({
      pays_at,
      entries: list.map(({ purchase, type, amount, status }) => ({
        purchase_id: purchaseId(purchase.number),
        title: titleOf(purchase.project, language),
        type,
        amount: money(amount, currency),
        status,
      })),
    })),
    months: [...months].map(([month_from, list]) => ({
      month_from,
      income: money(sumOf(list, 'income'), currency),
      principal: money(sumOf(list, 'principal'), currency),
    })),
  }
}

function entriesOf(purchase: PurchaseRecord): Entry[] {
  const { state } = purchase
  const incomes = foreseenOf(state)
    .filter(({ status }) => status !== 'unknown')
    .map(({ paysAt, amount, status }) => ({
      ...{ purchase, type: 'income' as const },
      ...{ paysAt, amount, status },
    }))
  if (!isRunning(state) && state.status !== 'matured') return incomes
  const principal: Entry = {
    purchase,
    type: 'principal',
    paysAt: releaseDate(state.terms),
    amount: principalOf(state.terms),
    status: isRunning(state) ? 'coming' : 'paid',
  }
  return [...incomes, principal]
}

/** What is paid or coming of a month. */
function sumOf(entries: readonly Entry[], type: Entry['type']): Units {
  return entries
    .filter((one) => one.type === type && (one.status === 'paid' || one.status === 'coming'))
    .reduce((sum, { amount }) => sum + amount, 0)
}
