import { defineMessage, defineMessages } from 'react-intl'
import type { LedgerType } from '@/generated/h5.schemas.ts'
import { knownKey } from '@/lib/known-key.ts'

/** What moved the money, in words. */
export const kindWords = defineMessages({
  deposit: {
    id: 'wallet.kind.deposit',
    defaultMessage: 'Deposit',
    description: 'Kind of a movement of money: a deposit was credited.',
  },
  gift: {
    id: 'wallet.kind.gift',
    defaultMessage: 'System gift',
    description: 'Kind of a movement of money: a gift of the operator.',
  },
  bonus: {
    id: 'wallet.kind.bonus',
    defaultMessage: 'Bonus',
    description: 'Kind of a movement of money: a bonus of a promotion, a deposit or the day.',
  },
  withdrawal: {
    id: 'wallet.kind.withdrawal',
    defaultMessage: 'Withdrawal',
    description: 'Kind of a movement of money: the amount is put on hold for a withdrawal.',
  },
  withdrawal_return: {
    id: 'wallet.kind.withdrawalReturn',
    defaultMessage: 'Withdrawal returned',
    description: 'Kind of a movement of money: a failed withdrawal came back.',
  },
  order_stake: {
    id: 'wallet.kind.orderStake',
    defaultMessage: 'Order stake',
    description: 'Kind of a movement of money: the amount of a timed order.',
  },
  order_fee: {
    id: 'wallet.kind.orderFee',
    defaultMessage: 'Order fee',
    description: 'Kind of a movement of money: the fee of a timed order.',
  },
  order_payout: {
    id: 'wallet.kind.orderPayout',
    defaultMessage: 'Order payout',
    description: 'Kind of a movement of money: stake and profit of an order that was right.',
  },
  order_refund: {
    id: 'wallet.kind.orderRefund',
    defaultMessage: 'Order refund',
    description: 'Kind of a movement of money: stake and fee of a draw come back.',
  },
  project_purchase: {
    id: 'wallet.kind.projectPurchase',
    defaultMessage: 'Project purchase',
    description: 'Kind of a movement of money: a financing project was bought.',
  },
  project_append: {
    id: 'wallet.kind.projectAppend',
    defaultMessage: 'Added to a project',
    description: 'Kind of a movement of money: money was appended to a purchase.',
  },
  project_income: {
    id: 'wallet.kind.projectIncome',
    defaultMessage: 'Project income',
    description: 'Kind of a movement of money: income of a financing project.',
  },
  project_principal: {
    id: 'wallet.kind.projectPrincipal',
    defaultMessage: 'Project principal',
    description: 'Kind of a movement of money: the principal of a purchase came back.',
  },
  exchange: {
    id: 'wallet.kind.exchange',
    defaultMessage: 'Exchange',
    description: 'Kind of a movement of money: one side of an exchange of cash and coins.',
  },
  correction: {
    id: 'wallet.kind.correction',
    defaultMessage: 'Correction',
    description: 'Kind of a movement of money: made by support, with a note.',
  },
  unknown: {
    id: 'wallet.kind.unknown',
    defaultMessage: 'Other movement',
    description: 'Kind of a movement of money that the server or this version cannot name.',
  },
})

/** All entries of one order together. */
export const orderWord = defineMessage({
  id: 'wallet.kind.order',
  defaultMessage: 'Order',
  description:
    'A movement of money in the ledger: stake, fee and payout of one timed order together.',
})

/** A kind that this version knows; `unknown` for any other that a newer server sends. */
export function knownKind(kind: string): LedgerType {
  return knownKey(kindWords, kind)
}
