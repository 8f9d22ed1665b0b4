/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A timed order.
 */
export type TradeOrderKind = typeof TradeOrderKind[keyof typeof TradeOrderKind];


export const TradeOrderKind = {
  contract: 'contract',
} as const;
