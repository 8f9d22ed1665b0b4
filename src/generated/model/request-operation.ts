/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The call that it was, by its operationId here.
 */
export type RequestOperation = typeof RequestOperation[keyof typeof RequestOperation];


export const RequestOperation = {
  bindPaymentMethod: 'bindPaymentMethod',
  bindWalletAddress: 'bindWalletAddress',
  submitDeposit: 'submitDeposit',
  placeOrder: 'placeOrder',
  buyProject: 'buyProject',
  appendPurchase: 'appendPurchase',
  renewPurchase: 'renewPurchase',
  settlePurchase: 'settlePurchase',
  submitExchange: 'submitExchange',
  submitWithdrawal: 'submitWithdrawal',
  claimDailyBonus: 'claimDailyBonus',
} as const;
