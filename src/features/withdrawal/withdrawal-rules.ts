import type { Refusal } from '@/api/envelope.ts'
import type { RefusalReason } from '@/generated/model/refusal-reason.ts'
import type { WithdrawalConditions } from '@/generated/model/withdrawal-conditions.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import type { WithdrawalWindow } from '@/generated/model/withdrawal-window.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { floorToScale, multiply, smaller, subtract } from '@/lib/money.ts'

/** What an amount leads to, decimal texts in the currency of the view. */
export interface Quote {
  amount: Decimal
  /** Taken out of the amount. */
  fee: Decimal
  /** What arrives: amount less fee. */
  arrival: Decimal
  /** What stays available. */
  balanceAfter: Decimal
}

/**
 * Amount, fee and arrival by the rule of the contract (`submitWithdrawal`): the fee is the rate of
 * the amount, half-up at the currency's scale, and is taken out of it. Null for what is no amount
 * of this currency, and for more than there is.
 */
export function quoteOf(amount: Decimal | null, view: WithdrawalView): Quote | null {
  if (amount === null || signOf(amount) <= 0) return null
  const { currency, available } = view
  const scaled = floorToScale(amount, currency)
  if (compare(scaled, amount) !== 0 || compare(amount, available) > 0) return null
  const fee = multiply(amount, view.conditions.fee_rate, currency)
  return {
    amount: scaled,
    fee,
    arrival: subtract(scaled, fee),
    balanceAfter: subtract(available, scaled),
  }
}

/** Which of the upper bounds counts: the balance, what is left today, or the largest withdrawal. */
export type UpperBound = 'balance' | 'left' | 'max'

/** The lowest of the upper bounds; of equal ones the balance counts, then what is left today. */
export function upperBound(view: WithdrawalView): { by: UpperBound; amount: Decimal } {
  const { available, conditions } = view
  const left = conditions.today.amount_left
  const lowest = smaller(smaller(available, left), conditions.max)
  if (compare(available, lowest) === 0) return { by: 'balance', amount: available }
  if (compare(left, lowest) === 0) return { by: 'left', amount: left }
  return { by: 'max', amount: conditions.max }
}

/** The largest amount that can be withdrawn now; null where not even the smallest can. */
export function largestAmount(view: WithdrawalView): Decimal | null {
  const largest = floorToScale(upperBound(view).amount, view.currency)
  return compare(largest, view.conditions.min) < 0 ? null : largest
}

/** The number in a refusal to which the amount is to be set. */
const AMENDING: Partial<Record<RefusalReason, string>> = {
  amount_too_small: 'min',
  amount_too_large: 'max',
  withdraw_amount_too_small: 'min',
  withdraw_amount_too_large: 'max',
  withdraw_amount_limit: 'left',
  balance_not_enough: 'available',
}

/**
 * The amount that mends a refusal, from the numbers that it came with; null where another amount
 * mends nothing, or where the number is no amount that can be withdrawn.
 */
export function amendedAmount(refusal: Refusal, view: WithdrawalView): Decimal | null {
  const name = refusal.reason && AMENDING[refusal.reason]
  const value = name && refusal.params[name]
  if (!value || !/^\d{1,15}(\.\d+)?$/.test(value)) return null
  const amount = floorToScale(value, view.currency)
  if (name === 'min') return amount
  return compare(amount, view.conditions.min) < 0 ? null : amount
}

/** What a withdrawal needs, in the order in which it is shown and asked for. */
export const CONDITIONS = [
  'realName',
  'target',
  'fundPassword',
  'window',
  'times',
  'amount',
  'turnover',
  'balance',
] as const

export type ConditionId = (typeof CONDITIONS)[number]
export type ConditionState = 'met' | 'unmet' | 'unknown'

/** How each condition stands at `now`, the server's Unix seconds. */
export function conditionStates(
  view: WithdrawalView,
  now: number,
): Record<ConditionId, ConditionState> {
  const { min, window, today, turnover, requirements } = view.conditions
  const when = (met: boolean): ConditionState => (met ? 'met' : 'unmet')
  return {
    realName: verificationState(requirements.verification),
    target: when(requirements.target && view.targets.length > 0),
    fundPassword: when(requirements.fund_password),
    window: when(windowAt(window, now).open),
    times: when(today.times_left > 0),
    amount: when(compare(today.amount_left, min) >= 0),
    turnover: when(signOf(turnover.remaining) <= 0),
    balance: when(compare(view.available, min) >= 0),
  }
}

/**
 * The first condition that is not met, or null. One that is unknown does not stand in the way: the
 * server decides, and nobody is kept from their money because the app lacks a word.
 */
export function firstUnmet(states: Record<ConditionId, ConditionState>): ConditionId | null {
  return CONDITIONS.find((id) => states[id] === 'unmet') ?? null
}

function verificationState(state: string): ConditionState {
  if (state === 'passed') return 'met'
  return ['none', 'under_review', 'rejected'].includes(state) ? 'unmet' : 'unknown'
}

/** The window at a moment: open or not, and the seconds to the next change where it is known. */
export interface WindowNow {
  open: boolean
  changesIn: number | null
}

/**
 * The withdrawal window at `now`, the server's Unix seconds. The answer tells the next closing or
 * opening; the window is shut and opened by it while the page stays open, and what comes after is
 * known with the next answer.
 */
export function windowAt(window: WithdrawalWindow, now: number): WindowNow {
  const change = window.open ? window.closes_at : window.next_open_at
  if (change === null) return { open: window.open, changesIn: null }
  return now < change
    ? { open: window.open, changesIn: change - now }
    : { open: !window.open, changesIn: null }
}

/** Seconds after a change until the server is asked again: its clock is known to a second. */
const CLOCK_MARGIN = 1

/**
 * When what an answer of the moment `answeredAt` says is over: the window opens or closes, or the
 * day's counts begin anew. Unix seconds, or null where nothing is going to change by itself.
 */
export function outdatedAt(
  { window, today }: WithdrawalConditions,
  answeredAt: number,
): number | null {
  const changes = [window.open ? window.closes_at : window.next_open_at, today.resets_at]
  const coming = changes.filter((change) => change !== null && change > answeredAt)
  return coming.length === 0 ? null : Math.min(...(coming as number[])) + CLOCK_MARGIN
}
