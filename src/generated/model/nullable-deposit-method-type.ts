/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the money was transferred; null when nobody transferred any (gift, bonus, system).
 * @nullable
 */
export type NullableDepositMethodType = typeof NullableDepositMethodType[keyof typeof NullableDepositMethodType] | null;


export const NullableDepositMethodType = {
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  bank_transfer: 'bank_transfer',
  crypto_transfer: 'crypto_transfer',
} as const;
