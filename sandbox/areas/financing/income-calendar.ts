import type { CalendarEntry, IncomeCalendar } from '../../../src/generated/h5.schemas.ts'
import { startOfMonth } from '../../core/calendar.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { Operations } from '../../generated/operations.ts'
import { foreseenOf, isRunning, principalOf, releaseDate } from './financing-rules.ts'
import { titleOf } from './projects.ts'
import type { PurchaseRecord } from './purchases.ts'
import { allPurchases, purchaseId } from './purchases.ts'

const { currency, timeZone: zone } = rules

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
