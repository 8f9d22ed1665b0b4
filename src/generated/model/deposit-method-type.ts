/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the money is transferred.
 */
export type DepositMethodType = typeof DepositMethodType[keyof typeof DepositMethodType];


export const DepositMethodType = {
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;
