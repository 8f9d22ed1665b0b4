import type { NullableActionReason, ProjectStatus } from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import type { DecimalText } from '../../core/route.ts'
import type { PurchaseState, Settlement } from './financing-rules.ts'
import { missingAppend, principalOf, settlementOf, sumOf } from './financing-rules.ts'

/*
 * What can be done with a project and with a purchase, why not, and which amounts it moves. What the
 * app shows and what a request is refused for are the same answer of these functions.
 */

/** Why an action is not possible. */
export type ActionReason = NonNullable<NullableActionReason>

/** What a project offers now. */
export interface Offer {
  status: ProjectStatus
  dailyRate: DecimalText
  minimum: Units
  /** The largest amount that is put in at once. */
  maximum: Units
  /** What it still takes in all; 0 after its end. */
  remaining: Units
}

/** The largest amount that a project takes at once, when it takes `least` or more; else 0. */
export function largestAmount({ maximum, remaining }: Offer, least: Units): Units {
  const largest = Math.min(maximum, remaining)
  return largest < least ? 0 : largest
}

/** Why a project does not take an amount of `least` or more; null when it does. */
export function offerReason(offer: Offer, least: Units): ActionReason | null {
  if (offer.status !== 'in_progress') return 'project_ended'
  return largestAmount(offer, least) === 0 ? 'project_full' : null
}

/** A purchase, the project that it is of, and its user, at a moment. */
export interface Situation {
  purchase: PurchaseState
  renewed: boolean
  offer: Offer
  fundsFrozen: boolean
  now: number
  /** The smallest append that nothing awaits. */
  smallestAppend: Units
}

/** Why nothing can be bought of a project; null when it can. */
export function buyReason({
  offer,
  fundsFrozen,
}: Pick<Situation, 'offer' | 'fundsFrozen'>): ActionReason | null {
  return frozen(fundsFrozen) ?? offerReason(offer, offer.minimum)
}

/** What an append is: bounds of its amount, or why it is not possible. */
export type AppendOption = { reason: ActionReason } | { reason: null; least: Units; most: Units }

/** An append that is awaited takes at least what is missing (the contract, `appendPurchase`). */
export function appendOption(situation: Situation): AppendOption {
  const { purchase, offer, fundsFrozen } = situation
  const least = leastAppend(situation)
  const reason = runningReason(purchase) ?? frozen(fundsFrozen) ?? offerReason(offer, least)
  return reason ? { reason } : { reason: null, least, most: largestAmount(offer, least) }
}

/** The smallest append: what an awaited one is short of. */
export function leastAppend({ purchase, smallestAppend }: Situation): Units {
  return purchase.status === 'awaiting_append' ? missingAppend(purchase.terms) : smallestAppend
}

/** What each mode of a renewal takes, or why none is possible. */
export type RenewOption =
  | { reason: ActionReason }
  | {
      reason: null
      principal: Units
      /** Null when the project takes the principal, but not the income with it. */
      principalAndIncome: Units | null
    }

/** A purchase that matured is renewed once, while its project takes money (the contract, `renewPurchase`). */
export function renewOption({ purchase, renewed, offer, fundsFrozen }: Situation): RenewOption {
  const principal = principalOf(purchase.terms)
  const reason =
    renewReason(purchase, renewed) ?? frozen(fundsFrozen) ?? offerReason(offer, principal)
  if (reason) return { reason }
  const both = principal + sumOf(purchase.incomes, 'paid')
  return { reason: null, principal, principalAndIncome: offerReason(offer, both) ? null : both }
}

function renewReason({ status }: PurchaseState, renewed: boolean): ActionReason | null {
  switch (status) {
    case 'matured':
      return renewed ? 'already_renewed' : null
    case 'settled':
      return 'already_settled'
    case 'unknown':
      return 'unknown'
    default:
      return 'not_matured'
  }
}

/** What settling gives and costs now, or why it is not possible. */
export type SettleOption = { reason: ActionReason } | ({ reason: null } & Settlement)

/** A running purchase can always be settled, also one that awaits an append. */
export function settleOption({ purchase, fundsFrozen, now }: Situation): SettleOption {
  const reason = runningReason(purchase) ?? frozen(fundsFrozen)
  return reason ? { reason } : { reason: null, ...settlementOf(purchase, now) }
}

function runningReason({ status }: PurchaseState): ActionReason | null {
  switch (status) {
    case 'matured':
      return 'already_matured'
    case 'settled':
      return 'already_settled'
    case 'unknown':
      return 'unknown'
    default:
      return null
  }
}

const frozen = (fundsFrozen: boolean): ActionReason | null => (fundsFrozen ? 'funds_frozen' : null)
