import type { RefusalReason, RenewalMode } from '../../../src/generated/h5.schemas.ts'
import { refuseOtherAmounts, refuseOtherMoment, refuseOtherRate } from '../../core/accepted.ts'
import type { UserCall } from '../../core/call.ts'
import type { Units } from '../../core/money.ts'
import { money, units } from '../../core/money.ts'
import { recordNumber } from '../../core/record-id.ts'
import { Refusal } from '../../core/refusal.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { userById } from '../../core/users.ts'
import type { ActionReason, Offer, Situation } from './action-rules.ts'
import {
  appendOption,
  buyReason,
  largestAmount,
  leastAppend,
  renewOption,
  settleOption,
} from './action-rules.ts'
import type { Account } from './booking.ts'
import {
  bookIncome,
  endHolding,
  endPurchase,
  payIncome,
  payOut,
  said,
  takeIn,
  tell,
} from './booking.ts'
import {
  appendEarnsFrom,
  earnsFrom,
  endOfDay,
  principalOf,
  releaseDate,
  sumOf,
} from './financing-rules.ts'
import type { ProjectRow } from './projects.ts'
import { offerOf, projectWithId, projectWithNumber, termsOf } from './projects.ts'
import type { MovementRow, PurchaseRecord } from './purchases.ts'
import { findPurchase, purchaseWithNumber } from './purchases.ts'

const { currency, financing } = rules

/** Who does something, in which world and when. */
export type Actor = Pick<UserCall, 'world' | 'userId' | 'now'>

/** The purchase that an action was about, and what it moved, in the order in which it moved. */
export interface Done {
  number: number
  moved: MovementRow[]
}

/** Starts a purchase. Refuses as the contract's `buyProject` says. Part of a commit. */
export function buy(
  actor: Actor,
  form: {
    projectId: string
    amount: Units
    dailyRate: DecimalText
    releaseDate: number
    requestId: string
  },
  /** Its number, where a seed gives it one; the next free one when absent. */
  number?: number,
): Done {
  const project = projectWithId(actor.world.database, form.projectId)
  const offer = offerOf(project, actor.now)
  const reason = buyReason({ offer, fundsFrozen: fundsFrozen(actor) })
  if (reason) throw refusalOf(reason, { max: largestAmount(offer, offer.minimum) })
  refuseOtherRate(form.dailyRate, offer.dailyRate)
  refuseOtherRelease(actor, project, form.releaseDate)
  const { amount, requestId } = form
  if (amount < offer.minimum) {
    throw new Refusal('amount_too_small', { min: money(offer.minimum, currency), currency })
  }
  refuseLarge(offer, amount)
  const done = open(actor, project, { type: 'buy', amount, requestId, number })
  const { terms } = purchaseWithNumber(actor.world.database, done.number).state
  tell(actor.world, account(actor, done.number, project), 'purchase_bought', actor.now, {
    amount: said(amount),
    earnsFrom: { day: earnsFrom(terms) },
    releaseDate: { day: releaseDate(terms) },
  })
  return done
}

/** Adds money to a purchase. Refuses as the contract's `appendPurchase` says. Part of a commit. */
export function append(
  actor: Actor,
  form: {
    purchaseId: string
    amount: Units
    principal: DecimalText
    earnsFrom: number
    requestId: string
  },
): Done {
  const { world, now: at } = actor
  const purchase = ownPurchase(actor, form.purchaseId)
  const situation = situationOf(actor, purchase)
  const option = appendOption(situation)
  if (option.reason)
    throw refusalOf(option.reason, {
      max: largestAmount(situation.offer, leastAppend(situation)),
    })
  const { amount, requestId } = form
  if (amount < option.least) throw tooSmallAppend(purchase, option.least)
  refuseLarge(situation.offer, amount)
  refuseUncovered(actor, amount)
  const { terms } = purchase.state
  refuseOtherAmounts({ principal: [form.principal, principalOf(terms)] })
  const day = appendEarnsFrom(terms, at)
  refuseOtherMoment('earns_from', form.earnsFrom, endOfDay(terms, day - 1))
  const taken = takeIn(world, purchase, { type: 'append', amount, requestId, at })
  tell(world, purchase, 'purchase_appended', at, { amount: said(amount) })
  return { number: purchase.number, moved: [taken, ...release(actor, purchase)] }
}

/** What was held is paid at once: what was missing has been added. */
function release({ world, now: at }: Actor, { number }: PurchaseRecord): MovementRow[] {
  const purchase = purchaseWithNumber(world.database, number)
  if (purchase.state.status !== 'awaiting_append') return []
  endHolding(world, number, 'paid')
  world.database.run(`UPDATE purchases SET status = 'earning' WHERE number = :number`, { number })
  return payIncome(world, purchase, { heldIncome: sumOf(purchase.state.incomes, 'held'), at })
}

/** Puts a matured purchase in again. Refuses as the contract's `renewPurchase` says. Part of a commit. */
export function renew(
  actor: Actor,
  form: {
    purchaseId: string
    mode: RenewalMode
    principal: DecimalText
    dailyRate: DecimalText
    releaseDate: number
    requestId: string
  },
): Done {
  const { world } = actor
  const purchase = ownPurchase(actor, form.purchaseId)
  const situation = situationOf(actor, purchase)
  const { offer } = situation
  const option = renewOption(situation)
  if (option.reason) {
    const from = releaseDate(purchase.state.terms)
    throw refusalOf(option.reason, { max: largestAmount(offer, 0), from })
  }
  refuseOtherRate(form.dailyRate, offer.dailyRate)
  const amount = form.mode === 'principal' ? option.principal : option.principalAndIncome
  if (amount === null) throw refusalOf('project_full', { max: largestAmount(offer, 0) })
  refuseOtherAmounts({ principal: [form.principal, amount] })
  const project = projectWithNumber(world.database, purchase.project)
  refuseOtherRelease(actor, project, form.releaseDate)
  const done = open(actor, project, {
    type: 'renew',
    amount,
    requestId: form.requestId,
    renewedFrom: purchase.number,
  })
  const renewal = account(actor, done.number, project)
  tell(world, renewal, 'purchase_renewed', actor.now, { amount: said(amount) })
  return done
}

/** Ends a running purchase. Refuses as the contract's `settlePurchase` says. Part of a commit. */
export function settle(
  actor: Actor,
  form: {
    purchaseId: string
    returns: DecimalText
    incomeLost: DecimalText
    heldIncomeLost: DecimalText
    requestId: string
  },
): Done {
  const { world, now: at } = actor
  const purchase = ownPurchase(actor, form.purchaseId)
  const option = settleOption(situationOf(actor, purchase))
  if (option.reason) throw refusalOf(option.reason)
  const { number } = purchase
  const { principal, income, lost, heldLost } = option
  refuseOtherAmounts({
    returns: [form.returns, principal + (income?.amount ?? 0)],
    income_lost: [form.incomeLost, lost?.amount ?? 0],
    held_income_lost: [form.heldIncomeLost, heldLost],
  })
  if (income) bookIncome(world, number, income)
  if (lost) bookIncome(world, number, lost)
  endHolding(world, number, 'lost')
  endPurchase(world, number, 'settled', at)
  const paid = income?.amount ?? 0
  const moved = payOut(world, purchase, { income: paid, principal, requestId: form.requestId, at })
  tell(world, purchase, 'purchase_settled', at, { amount: said(principal + paid) })
  return { number, moved }
}

/** The caller's purchase with this id; refuses `no_data` for one of somebody else as for none. */
export function ownPurchase({ world, userId }: Actor, id: string): PurchaseRecord {
  const purchase = findPurchase(world.database, recordNumber('pu', id))
  if (purchase?.userId !== userId) throw new Refusal('no_data')
  return purchase
}

/** A purchase with all that decides about what can be done with it. */
export function situationOf(actor: Actor, purchase: PurchaseRecord): Situation {
  const { world, now } = actor
  return {
    purchase: purchase.state,
    renewed: purchase.renewedTo !== null,
    offer: offerOf(projectWithNumber(world.database, purchase.project), now),
    fundsFrozen: fundsFrozen(actor),
    now,
    smallestAppend: units(financing.appendMin, currency),
  }
}

const fundsFrozen = ({ world, userId }: Actor) =>
  userById(world.database, userId).funds_frozen === 1

const account = ({ userId }: Actor, number: number, { number: project }: ProjectRow): Account => ({
  number,
  userId,
  project,
})

/** Opens a purchase on the present terms of a project and takes its principal. */
function open(
  actor: Actor,
  project: ProjectRow,
  opening: {
    type: 'buy' | 'renew'
    amount: Units
    requestId: string
    number?: number
    renewedFrom?: number
  },
): Done {
  const { world, userId, now: at } = actor
  const { type, amount, requestId } = opening
  refuseUncovered(actor, amount)
  const due = termsOf(project, at).first_income_at
  const { id: number } = world.database.run(
    `INSERT INTO purchases
       (number, user_id, project, request_id, status, initial_amount, daily_rate, investment_cycle,
        dividend_method, append_money, append_from_day, bought_at, renewed_from, due_at)
     SELECT :number, :userId, number, :requestId, 'earning', :amount, daily_rate, investment_cycle,
        dividend_method, append_money, append_from_day, :at, :renewedFrom, :due
     FROM projects WHERE number = :project`,
    {
      number: opening.number ?? null,
      userId,
      project: project.number,
      requestId,
      amount,
      at,
      renewedFrom: opening.renewedFrom ?? null,
      due,
    },
  )
  const taken = takeIn(world, account(actor, number, project), { type, amount, requestId, at })
  return { number, moved: [taken] }
}

const REFUSED_AS: Record<ActionReason, RefusalReason> = {
  not_matured: 'action_not_allowed',
  already_matured: 'action_not_allowed',
  already_settled: 'action_not_allowed',
  already_renewed: 'action_not_allowed',
  unknown: 'action_not_allowed',
  funds_frozen: 'funds_frozen',
  project_ended: 'project_ended',
  project_full: 'project_full',
}

/** The refusal of an action that is not possible: what would be, or from when. */
function refusalOf(reason: ActionReason, { max = 0, from = 0 } = {}): Refusal {
  if (reason === 'project_full') {
    return new Refusal('project_full', { max: money(max, currency), currency })
  }
  const params = reason === 'not_matured' ? { available_from: String(from) } : undefined
  return new Refusal(REFUSED_AS[reason], params)
}

/** Less than an append needs: what is awaited, or the smallest one. */
function tooSmallAppend({ state }: PurchaseRecord, least: Units): Refusal {
  const amount = money(least, currency)
  return state.status === 'awaiting_append'
    ? new Refusal('append_required', { append_money: amount, currency })
    : new Refusal('amount_too_small', { min: amount, currency })
}

/** Refuses an amount above what is put in at once, or above what the project still takes. */
function refuseLarge({ maximum, remaining }: Offer, amount: Units): void {
  if (amount <= Math.min(maximum, remaining)) return
  const max = money(Math.min(maximum, remaining), currency)
  throw new Refusal(remaining < maximum ? 'project_full' : 'amount_too_large', { max, currency })
}

/** Refuses when the cycle would end at another moment than the one that the user saw. */
function refuseOtherRelease({ now }: Actor, project: ProjectRow, accepted: number): void {
  refuseOtherMoment('release_date', accepted, termsOf(project, now).release_date)
}

/** Refuses what the balance does not cover. */
function refuseUncovered({ world, userId }: Actor, amount: Units): void {
  const available = world.ledger.balance(userId, 'available', currency)
  if (amount > available) {
    throw new Refusal('balance_not_enough', { available: money(available, currency), currency })
  }
}
