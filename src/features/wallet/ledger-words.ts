import { defineMessage, defineMessages } from 'react-intl'
import type { LedgerType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownKey } from '@/lib/known-key.ts'

/** What moved the money, in words. */
export const kindWords = defineMessages({
  deposit: {
    id: 'wallet.kind.deposit',
    defaultMessage: 'Deposit',
    description: 'Kind of a transaction: a deposit was credited.',
  },
  gift: common.gift,
  bonus: {
    id: 'wallet.kind.bonus',
    defaultMessage: 'Bonus',
    description: 'Kind of a transaction: a bonus of a promotion, a deposit or the day.',
  },
  withdrawal: {
    id: 'wallet.kind.withdrawal',
    defaultMessage: 'Withdrawal',
    description: 'Kind of a transaction: the amount is put on hold for a withdrawal.',
  },
  withdrawal_return: {
    id: 'wallet.kind.withdrawalReturn',
    defaultMessage: 'Withdrawal returned',
    description: 'Kind of a transaction: a declined withdrawal came back.',
  },
  order_stake: {
    id: 'wallet.kind.orderStake',
    defaultMessage: 'Order amount',
    description: 'Kind of a transaction: the amount of a timed order.',
  },
  order_fee: {
    id: 'wallet.kind.orderFee',
    defaultMessage: 'Order fee',
    description: 'Kind of a transaction: the fee of a timed order.',
  },
  order_payout: {
    id: 'wallet.kind.orderPayout',
    defaultMessage: 'Order payout',
    description: 'Kind of a transaction: amount and profit of an order that won.',
  },
  order_refund: {
    id: 'wallet.kind.orderRefund',
    defaultMessage: 'Order refund',
    description:
      'Kind of a transaction: amount and fee of an order come back whose price was unchanged.',
  },
  project_purchase: {
    id: 'wallet.kind.projectPurchase',
    defaultMessage: 'Project investment',
    description: 'Kind of a transaction: money was invested in a project.',
  },
  project_append: {
    id: 'wallet.kind.projectAppend',
    defaultMessage: 'Project top-up',
    description: 'Kind of a transaction: an investment was topped up.',
  },
  project_income: {
    id: 'wallet.kind.projectIncome',
    defaultMessage: 'Project income',
    description: 'Kind of a transaction: income of a project.',
  },
  project_principal: {
    id: 'wallet.kind.projectPrincipal',
    defaultMessage: 'Project principal',
    description: 'Kind of a transaction: the principal of an investment came back.',
  },
  exchange: {
    id: 'wallet.kind.exchange',
    defaultMessage: 'Exchange',
    description: 'Kind of a transaction: one side of an exchange of cash and coins.',
  },
  correction: {
    id: 'wallet.kind.correction',
    defaultMessage: 'Correction',
    description: 'Kind of a transaction: made by customer service, with a note.',
  },
  unknown: {
    id: 'wallet.kind.unknown',
    defaultMessage: 'Other transaction',
    description: 'Kind of a transaction that this version cannot name.',
  },
})

/** All entries of one order together. */
export const orderWord = defineMessage({
  id: 'wallet.kind.order',
  defaultMessage: 'Order',
  description: 'A row of the transactions: amount, fee and payout of one timed order together.',
})

/** A kind that this version knows; `unknown` for any other that a newer server sends. */
export function knownKind(kind: string): LedgerType {
  return knownKey(kindWords, kind)
}
