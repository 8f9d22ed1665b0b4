/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A currency or coin. USD has 2 decimals, USDT 2, coins 8.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  USD: 'USD',
  USDT: 'USDT',
  BTC: 'BTC',
  ETH: 'ETH',
} as const;
