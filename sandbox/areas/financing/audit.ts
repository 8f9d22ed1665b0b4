import type { Database } from '../../core/database.ts'
import type { Held } from '../../core/ledger-audit.ts'
import type { Units } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { Income, PurchaseState, Terms } from './financing-rules.ts'
import {
  dailyIncome,
  incomeOfDays,
  isRunning,
  principalOf,
  principalOn,
  sumOf,
} from './financing-rules.ts'
import { bookedPurchases, movementsOf, purchaseId } from './purchases.ts'

/** What the movements of a purchase did to its user's accounts. */
interface Moved {
  available: Units
  financing: Units
}

/**
 * Says what is wrong with the purchases: an income that does not follow from the terms, a day that
 * was left out, money that did not move as the purchase says. Empty when all is well.
 */
export function auditFinancing(database: Database): string[] {
  const moved = movedByPurchase(database)
  return bookedPurchases(database).flatMap(({ number, state }) => {
    const id = purchaseId(number)
    const listed = movementsOf(database, number).reduce((sum, { amount }) => sum + amount, 0)
    const problems = [
      ...incomeProblems(state),
      ...moneyProblems(state, listed, moved.get(id) ?? { available: 0, financing: 0 }),
    ]
    return problems.map((problem) => `purchase ${id}: ${problem}`)
  })
}

/** What users' financing accounts hold: the principal of running purchases. */
export function heldByPurchases(database: Database): Held[] {
  return bookedPurchases(database)
    .filter(({ state }) => isRunning(state))
    .map(({ userId, state }) => ({
      userId,
      amount: principalOf(state.terms),
      currency: rules.currency,
    }))
}

function incomeProblems({ terms, incomes, status }: PurchaseState): string[] {
  const problems = incomes
    .filter((income) => income.amount !== dueAmount(terms, income))
    .map(({ day, amount }) => `the income of day ${day} is not ${amount}`)
  const gap = incomes.some(({ day }, index) => day !== index + 1)
  if (paysByDay(terms) && gap) problems.push('a day was left out')
  if (status === 'earning' && sumOf(incomes, 'held') > 0) problems.push('it earns and holds income')
  return problems
}

const paysByDay = ({ method }: Terms) => method === 'daily_interest'

function dueAmount(terms: Terms, { day, status }: Income): Units {
  return paysByDay(terms) || status === 'lost'
    ? dailyIncome(terms, principalOn(terms, day))
    : incomeOfDays(terms, day)
}

function moneyProblems(state: PurchaseState, listed: Units, moved: Moved): string[] {
  const principal = principalOf(state.terms)
  const inside = isRunning(state) ? principal : 0
  const balance = sumOf(state.incomes, 'paid') - inside
  const problems: string[] = []
  if (moved.financing !== inside) problems.push(`${moved.financing} is in financing, not ${inside}`)
  if (moved.available !== balance) {
    problems.push(`available moved by ${moved.available}, not ${balance}`)
  }
  if (listed !== balance) problems.push(`its movements sum to ${listed}, not ${balance}`)
  return problems
}

function movedByPurchase(database: Database): Map<string, Moved> {
  const rows = database.all<Moved & { record_id: string }>(
    `SELECT m.record_id,
       sum(iif(a.kind = 'available', iif(a.id = m.to_account, m.amount, -m.amount), 0)) AS available,
       sum(iif(a.kind = 'financing', iif(a.id = m.to_account, m.amount, -m.amount), 0)) AS financing
     FROM movements m JOIN accounts a ON a.id IN (m.from_account, m.to_account) AND a.owner <> 0
     WHERE m.record_id LIKE 'pu\\_%' ESCAPE '\\'
     GROUP BY m.record_id`,
  )
  return new Map(rows.map(({ record_id, ...moved }) => [record_id, moved]))
}
