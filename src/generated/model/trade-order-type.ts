/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A timed order.
 */
export type TradeOrderType = typeof TradeOrderType[keyof typeof TradeOrderType];


export const TradeOrderType = {
  contract: 'contract',
} as const;
