import type {
  PurchaseActions,
  PurchaseTerms,
  ScheduledIncome,
} from '../../../src/generated/h5.schemas.ts'
import type { Units } from '../../core/money.ts'
import { money } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type {
  ActionReason,
  AppendOption,
  RenewOption,
  SettleOption,
  Situation,
} from './action-rules.ts'
import { appendOption, buyReason, renewOption, settleOption } from './action-rules.ts'
import type { PurchaseState } from './financing-rules.ts'
import { scheduleOf } from './financing-rules.ts'

const { currency } = rules

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
