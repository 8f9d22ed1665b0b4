/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `trading`; `closed` on a holiday or by the operator; `non_trading_time` outside the trading hours;
 * `unknown` when the server itself cannot tell.
 */
export type MarketState = typeof MarketState[keyof typeof MarketState];


export const MarketState = {
  trading: 'trading',
  closed: 'closed',
  non_trading_time: 'non_trading_time',
  unknown: 'unknown',
} as const;
