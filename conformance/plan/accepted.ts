import type {
  ExchangeView,
  ProjectView,
  PurchaseDetails,
  WithdrawalView,
} from '../../src/generated/h5.schemas.ts'
import { cashScale } from '../contract/currencies.ts'
import { times } from '../contract/decimal.ts'
import { exchangeOf } from '../reference/reference.ts'

/*
 * The figures that a question shows and a form sends as accepted, of what the server shows now.
 */

/** The fee of a withdrawal. */
export const withdrawalFee = (amount: string, { conditions }: WithdrawalView): string =>
  times(amount, conditions.fee_rate, cashScale())

/** The fee of an exchange, in cash. */
export const exchangeFee = (
  { type, rate, amount }: { type: string; rate: string; amount: string },
  { fee_rate: of }: Pick<ExchangeView, 'fee_rate'>,
): string => exchangeOf({ type, rate, coinScale: 8 }, amount, of).fee

/** The terms of a purchase that is made now. */
export const purchaseTerms = ({ project, terms }: ProjectView) => ({
  daily_rate: project.daily_rate,
  release_date: String(terms.release_date),
})

/** The principal before an append, and from when on the money earns. */
export const appendTerms = ({ purchase }: PurchaseDetails, { terms }: ProjectView) => ({
  principal: purchase.principal,
  earns_from: String(terms.earns_from),
})

/** What a renewal takes in a mode, and its terms. */
export const renewalTerms = ({ actions: { renew } }: PurchaseDetails, mode: string) => ({
  principal: (mode === 'principal' ? renew.principal : renew.principal_and_income) ?? '0',
  daily_rate: renew.daily_rate ?? '0',
  release_date: String(renew.release_date),
})

/** What settling gives and costs. */
export const settlementTerms = ({ actions: { settle } }: PurchaseDetails) => ({
  returns: settle.returns ?? '0',
  income_lost: settle.income_lost ?? '0',
  held_income_lost: settle.held_income_lost ?? '0',
})
