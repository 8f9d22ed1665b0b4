import type { Job } from '../../core/jobs.ts'
import type { World } from '../../core/world.ts'
import { bookIncome, endHolding, endPurchase, payIncome, payOut, said, tell } from './booking.ts'
import type { Income } from './financing-rules.ts'
import {
  dayEnd,
  missingAppend,
  nextDue,
  principalOf,
  releaseDate,
  sumOf,
} from './financing-rules.ts'
import type { PurchaseRecord } from './purchases.ts'
import { duePurchases } from './purchases.ts'

/**
 * Pays each income when its day ends, holds it where an append is missing, and pays purchases out at
 * their expiry, whether or not anybody asks.
 */
export const financingJob: Job = {
  name: 'financing',
  nextDue: ({ database }) =>
    database.one<{ due: number | null }>(
      'SELECT min(due_at) AS due FROM purchases WHERE due_at IS NOT NULL',
    ).due ?? undefined,
  run: (world, due) => {
    const ending = (purchase: PurchaseRecord) => releaseDate(purchase.state.terms)
    // What ends first is paid first.
    const purchases = duePurchases(world.database, due)
    for (const purchase of purchases.toSorted((one, other) => ending(one) - ending(other))) {
      endDay(world, purchase, due)
    }
  },
}

function endDay(world: World, purchase: PurchaseRecord, at: number): void {
  const { number, state } = purchase
  const { income, matures } = dayEnd(state.terms, at)
  bookIncome(world, number, income)
  if (matures) {
    mature(world, purchase, income, at)
    return
  }
  world.database.run('UPDATE purchases SET due_at = :due WHERE number = :number', {
    due: nextDue(state.terms, at),
    number,
  })
  if (income.status === 'held') {
    awaitAppend(world, purchase, at)
    return
  }
  payIncome(world, purchase, { income: income.amount, at })
}

/** From the first income that is held on the purchase awaits money, and its user is told once. */
function awaitAppend(world: World, purchase: PurchaseRecord, at: number): void {
  const { number, state } = purchase
  if (state.status === 'awaiting_append') return
  world.database.run(`UPDATE purchases SET status = 'awaiting_append' WHERE number = :number`, {
    number,
  })
  tell(world, purchase, 'purchase_awaiting_append', at, {
    appendMoney: said(missingAppend(state.terms)),
  })
}

/**
 * The end of the last day: principal and income are paid out. Income that waited for an append is
 * paid with them, for it is lost by settling early only (the contract, `IncomeStatus`).
 */
function mature(world: World, purchase: PurchaseRecord, income: Income, at: number): void {
  const { number, state } = purchase
  const payment = {
    principal: principalOf(state.terms),
    income: sumOf([income], 'paid'),
    heldIncome: sumOf([...state.incomes, income], 'held'),
    at,
  }
  endHolding(world, number, 'paid')
  endPurchase(world, number, 'matured', at)
  payOut(world, purchase, payment)
  tell(world, purchase, 'purchase_matured', at, {
    amount: said(payment.principal + payment.income + payment.heldIncome),
  })
}
