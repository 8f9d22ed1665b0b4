/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the money goes.
 */
export type WithdrawalTargetKind = typeof WithdrawalTargetKind[keyof typeof WithdrawalTargetKind];


export const WithdrawalTargetKind = {
  bank_card: 'bank_card',
  wallet_address: 'wallet_address',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
} as const;
