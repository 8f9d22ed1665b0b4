/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `bank_card`, `alipay` and `wechat_pay` also take withdrawals; `bank_transfer` and
 * `crypto_transfer` name the account that the user pays deposits from.
 */
export type PaymentMethodType = typeof PaymentMethodType[keyof typeof PaymentMethodType];


export const PaymentMethodType = {
  bank_card: 'bank_card',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;
