import type { LedgerType, MovementType } from '../../../src/generated/h5.schemas.ts'
import type { MessageEvent, TextValues } from '../../content/texts.ts'
import type { Job } from '../../core/jobs.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { addTurnover } from '../withdrawal/conditions.ts'
import type { Income } from './financing-rules.ts'
import {
  dayEnd,
  missingAppend,
  nextDue,
  principalOf,
  releaseDate,
  sumOf,
} from './financing-rules.ts'
import { invest } from './projects.ts'
import type { DuePurchase, MovementRow } from './purchases.ts'
import { duePurchases, purchaseId, purchaseWithNumber } from './purchases.ts'

const { currency } = rules

/** The purchase that something is booked for. */
export interface Account {
  number: number
  userId: number
  project: number
}

type Taken = 'buy' | 'renew' | 'append'

const TAKEN_AS: Record<Taken, LedgerType> = {
  buy: 'project_purchase',
  renew: 'project_purchase',
  append: 'project_append',
}

/** Takes money from the balance into a purchase, and counts it for the project and as turnover. */
export function takeIn(
  world: World,
  { number, userId, project }: Account,
  { type, amount, requestId, at }: { type: Taken; amount: Units; requestId: string; at: number },
): MovementRow {
  world.ledger.move({
    at,
    kind: TAKEN_AS[type],
    from: { user: userId, account: 'available' },
    to: { user: userId, account: 'financing' },
    amount,
    currency,
    recordId: purchaseId(number),
  })
  invest(world.database, project, amount, type === 'append' ? 0 : 1)
  addTurnover(world, userId, amount, purchaseId(number), at)
  return record(world, number, { type, amount: -amount, request_id: requestId, at })
}

/** Money that goes from a purchase to the balance, all at one moment. */
interface Payment {
  income?: Units
  heldIncome?: Units
  principal?: Units
  /** The request that asked for the principal. */
  requestId?: string
  at: number
}

/**
 * Pays what a purchase earned and returns its principal; answers the movements in their order. The
 * user's ledger names the principal first, the purchase's own list its income.
 */
export function payOut(world: World, { number, userId }: Account, payment: Payment): MovementRow[] {
  const { income = 0, heldIncome = 0, principal = 0, requestId = null, at } = payment
  const line = {
    at,
    to: { user: userId, account: 'available' },
    currency,
    recordId: purchaseId(number),
  } as const
  world.ledger.move({
    ...line,
    kind: 'project_principal',
    from: { user: userId, account: 'financing' },
    amount: principal,
  })
  for (const amount of [heldIncome, income]) {
    world.ledger.move({
      ...line,
      kind: 'project_income',
      from: { house: 'financing_income' },
      amount,
    })
  }
  const moved = [
    { type: 'held_income', amount: heldIncome, request_id: null, at },
    { type: 'income', amount: income, request_id: null, at },
    { type: 'principal_return', amount: principal, request_id: requestId, at },
  ] as const
  return moved.filter(({ amount }) => amount > 0).map((one) => record(world, number, one))
}

/** Pays income while a purchase goes on, and tells its user. */
export function payIncome(
  world: World,
  purchase: Account,
  payment: Pick<Payment, 'income' | 'heldIncome' | 'at'>,
): MovementRow[] {
  const moved = payOut(world, purchase, payment)
  for (const { amount } of moved) {
    tell(world, purchase, 'purchase_income', payment.at, { amount: said(amount) })
  }
  return moved
}

/** Adds to the purchase's own list of movements. */
export function record(
  { database }: World,
  purchase: number,
  { type, amount, request_id, at }: Omit<MovementRow, 'number'> & { type: MovementType },
): MovementRow {
  const { number } = database.one<{ number: number }>(
    `INSERT INTO purchase_movements (purchase, number, request_id, type, amount, at)
     SELECT :purchase, coalesce(max(number), 0) + 1, :request_id, :type, :amount, :at
     FROM purchase_movements WHERE purchase = :purchase
     RETURNING number`,
    { purchase, request_id, type, amount, at },
  )
  return { number, request_id, type, amount, at }
}

/** Books the income of a day that is over, or was given up; a day has one. */
export function bookIncome({ database }: World, purchase: number, income: Income): void {
  database.run(
    `INSERT INTO purchase_incomes (purchase, day, pays_at, principal, amount, status)
     VALUES (:purchase, :day, :paysAt, :principal, :amount, :status)`,
    { purchase, ...income },
  )
}

/** What was held is paid, or lost. */
export function endHolding({ database }: World, purchase: number, status: 'paid' | 'lost'): void {
  database.run(
    `UPDATE purchase_incomes SET status = :status WHERE purchase = :purchase AND status = 'held'`,
    { purchase, status },
  )
}

/** A purchase is over: nothing falls due any more. */
export function endPurchase(
  { database }: World,
  number: number,
  status: 'matured' | 'settled',
  at: number,
): void {
  database.run(
    `UPDATE purchases SET status = :status, settled_at = :at, due_at = NULL WHERE number = :number`,
    { number, status, at },
  )
}

/** Tells the user what happened to a purchase. */
export function tell(
  world: World,
  { number, userId, project }: Account,
  event: MessageEvent,
  at: number,
  values: TextValues,
): void {
  notify(world, {
    userId,
    type: 'financing',
    event,
    values: { project: { text: `project.${recordId('pr', project)}.title` }, ...values },
    at,
    link: '/pages/myproject/myproject',
    recordId: purchaseId(number),
  })
}

/** An amount as a message names it. */
export const said = (amount: Units) => ({ amount: money(amount, currency), currency })

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

/** Marks a purchase whose income is withheld as awaiting a top-up, and notifies its user once. */
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
