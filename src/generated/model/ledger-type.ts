/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What moved the money. `withdrawal` freezes the amount and `withdrawal_return` gives a failed one
 * back; `order_refund` is the stake and fee of a draw; `unknown` when the server itself cannot tell,
 * e.g. an imported record.
 */
export type LedgerType = typeof LedgerType[keyof typeof LedgerType];


export const LedgerType = {
  deposit: 'deposit',
  gift: 'gift',
  bonus: 'bonus',
  withdrawal: 'withdrawal',
  withdrawal_return: 'withdrawal_return',
  order_stake: 'order_stake',
  order_fee: 'order_fee',
  order_payout: 'order_payout',
  order_refund: 'order_refund',
  project_purchase: 'project_purchase',
  project_append: 'project_append',
  project_income: 'project_income',
  project_principal: 'project_principal',
  exchange: 'exchange',
  correction: 'correction',
  unknown: 'unknown',
} as const;
