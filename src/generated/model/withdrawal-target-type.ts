/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the money goes.
 */
export type WithdrawalTargetType = typeof WithdrawalTargetType[keyof typeof WithdrawalTargetType];


export const WithdrawalTargetType = {
  bank_card: 'bank_card',
  wallet_address: 'wallet_address',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
} as const;
