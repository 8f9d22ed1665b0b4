/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Direction of an exchange.
 */
export type ExchangeType = typeof ExchangeType[keyof typeof ExchangeType];


export const ExchangeType = {
  cash_to_coin: 'cash_to_coin',
  coin_to_cash: 'coin_to_cash',
} as const;
