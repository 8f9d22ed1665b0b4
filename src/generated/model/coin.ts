/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A coin. USDT has 2 decimals, the others 8.
 */
export type Coin = typeof Coin[keyof typeof Coin];


export const Coin = {
  USDT: 'USDT',
  BTC: 'BTC',
  ETH: 'ETH',
} as const;
