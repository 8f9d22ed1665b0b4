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
import type { DuePurchase } from './purchases.ts'
import { duePurchases, purchaseWithNumber } from './purchases.ts'

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
    const ending = (purchase: DuePurchase) => releaseDate(purchase.terms)
    // What ends first is paid first.
    const purchases = duePurchases(world.database, due)
    for (const purchase of purchases.toSorted((one, other) => ending(one) - ending(other))) {
      endDay(world, purchase, due)
    }
  },
}

function endDay(world: World, purchase: DuePurchase, at: number): void {
  const { number, terms } = purchase
  const { income, matures } = dayEnd(terms, at)
  bookIncome(world, number, income)
  if (matures) {
    mature(world, purchase, income, at)
    return
  }
  world.database.run('UPDATE purchases SET due_at = :due WHERE number = :number', {
    due: nextDue(terms, at),
    number,
  })
  if (income.status === 'held') {
    awaitAppend(world, purchase, at)
    return
  }
  payIncome(world, purchase, { income: income.amount, at })
}

/** From the first income that is held on the purchase awaits money, and its user is told once. */
function awaitAppend(world: World, purchase: DuePurchase, at: number): void {
  const { number, terms } = purchase
  if (purchase.status === 'awaiting_append') return
  world.database.run(`UPDATE purchases SET status = 'awaiting_append' WHERE number = :number`, {
    number,
  })
  tell(world, purchase, 'purchase_awaiting_append', at, {
    appendMoney: said(missingAppend(terms)),
  })
}

/**
 * The end of the last day: principal and income are paid out. Income that waited for an append is
 * paid with them, for it is lost by settling early only (the contract, `IncomeStatus`).
 */
function mature(world: World, purchase: DuePurchase, income: Income, at: number): void {
  const { number, terms } = purchase
  const payment = {
    principal: principalOf(terms),
    income: sumOf([income], 'paid'),
    heldIncome: sumOf(purchaseWithNumber(world.database, number).state.incomes, 'held'),
    at,
  }
  endHolding(world, number, 'paid')
  endPurchase(world, number, 'matured', at)
  payOut(world, purchase, payment)
  tell(world, purchase, 'purchase_matured', at, {
    amount: said(payment.principal + payment.income + payment.heldIncome),
  })
}
