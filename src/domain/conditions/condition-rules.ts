import type { Turnover, WithdrawalConditions, WithdrawalWindow } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare, signOf } from '@/lib/decimal.ts'
import { add, multiply, subtract } from '@/lib/money.ts'

/** What a withdrawal needs, in the order in which it is shown and asked for. */
export const CONDITIONS = [
  'realName',
  'target',
  'newTarget',
  'fundPassword',
  'window',
  'times',
  'amount',
  'turnover',
  'balance',
] as const

export type ConditionId = (typeof CONDITIONS)[number]
export type ConditionState = 'met' | 'unmet' | 'unknown'

/** What the conditions are read from. */
export interface ConditionFacts {
  conditions: WithdrawalConditions
  /** The balance; null on pages that fill it, where its condition is left out. */
  available: Decimal | null
  /** How many cards, addresses and accounts are bound; null where the page does not know. */
  targetCount: number | null
  /** Whether a withdrawal was paid to one of them; absent where the page does not know. */
  paidBefore?: boolean
  /** Money is about to go in, which asks for turnover of its own. */
  depositing?: boolean
}

/** The state of each condition that counts. */
export type ConditionStates = Partial<Record<ConditionId, ConditionState>>

/** How each condition stands at `now`, the server's Unix seconds. */
export function conditionStates(
  { conditions, available, targetCount, paidBefore, depositing = false }: ConditionFacts,
  now: number,
): ConditionStates {
  const { min, window, today, turnover, requirements } = conditions
  const isTraded = signOf(turnover.remaining) <= 0 && !(depositing && anyDepositAsks(turnover))
  const when = (met: boolean): ConditionState => (met ? 'met' : 'unmet')
  return {
    realName: verificationState(requirements.verification),
    target: when(requirements.target && targetCount !== 0),
    ...(newTargetWait(conditions, now) !== null && { newTarget: when(paidBefore === true) }),
    fundPassword: when(requirements.fund_password),
    window: when(windowAt(window, now).open),
    times: when(today.times_left > 0),
    amount: when(compare(today.amount_left, min) >= 0),
    turnover: when(isTraded),
    ...(available !== null && { balance: when(compare(available, min) >= 0) }),
  }
}

/** From when on a first withdrawal to a target is taken again, Unix seconds; null where it is now. */
export const newTargetWait = (
  { new_target_from: from = null }: WithdrawalConditions,
  now: number,
): number | null => (from !== null && from > now ? from : null)

/** Whether a deposit must be traded, all or in part, before it can be withdrawn. */
export const addsTurnover = ({ deposit_rate: rate }: Turnover): boolean => signOf(rate) > 0

/** Whether that is so for the smallest deposit, too: nothing was traded beyond the need of today. */
export const anyDepositAsks = (turnover: Turnover): boolean =>
  addsTurnover(turnover) && compare(turnover.done, turnover.required) <= 0

/**
 * The turnover that a withdrawal needs once an amount is deposited and credited, too (contract:
 * `Turnover`). What was traded beyond the need of today counts for it.
 */
export function turnoverAfter(turnover: Turnover, deposited: Decimal, currency: string): Turnover {
  const { deposit_rate, done } = turnover
  const required = add(turnover.required, multiply(deposited, deposit_rate, currency))
  const missing = subtract(required, done)
  const remaining = signOf(missing) > 0 ? missing : '0'
  return { deposit_rate, required, done, remaining }
}

/** What the user has to do before a deposit can be withdrawn. Hours and daily counts only pass. */
const TO_DO = ['turnover', 'realName', 'fundPassword', 'target'] as const
export type ToDo = (typeof TO_DO)[number]

/** What is still to be done before an amount that is about to be deposited can be withdrawn. */
export function toDoAfter(
  { turnover, currency, requirements }: WithdrawalConditions,
  deposited: Decimal,
): ToDo[] {
  const { remaining } = turnoverAfter(turnover, deposited, currency)
  const isOpen: Record<ToDo, boolean> = {
    turnover: signOf(remaining) > 0,
    realName: verificationState(requirements.verification) === 'unmet',
    fundPassword: !requirements.fund_password,
    target: !requirements.target,
  }
  return TO_DO.filter((id) => isOpen[id])
}

/**
 * The first condition that is not met, or null. An unknown one does not block: the server decides,
 * and an old app must not keep users from their money.
 */
export function firstUnmet(states: ConditionStates): ConditionId | null {
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
  const change = window.open ? window.closes_at : window.opens_at
  if (change === null) return { open: window.open, changesIn: null }
  return now < change
    ? { open: window.open, changesIn: change - now }
    : { open: !window.open, changesIn: null }
}

/** Seconds to wait after a change before the refetch: the server's clock is known to one second. */
const CLOCK_MARGIN_SECONDS = 1

/**
 * When what an answer of the moment `answeredAt` says is over: the window opens or closes, or the
 * day's counts begin anew, or a new target may be paid to. Unix seconds, or null where nothing is going to change by itself.
 */
export function outdatedAt(
  { window, today, new_target_from: newTarget = null }: WithdrawalConditions,
  answeredAt: number,
): number | null {
  const windowChanges = window.open ? window.closes_at : window.opens_at
  const changes = [windowChanges, today.resets_at, newTarget]
  const coming = changes.filter((change) => change !== null && change > answeredAt)
  return coming.length === 0 ? null : Math.min(...(coming as number[])) + CLOCK_MARGIN_SECONDS
}
