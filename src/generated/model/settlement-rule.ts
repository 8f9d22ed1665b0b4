/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How open and close price are chosen; `last_tick_at_or_before` takes the last tick published at or
 * before the second; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type SettlementRule = typeof SettlementRule[keyof typeof SettlementRule];


export const SettlementRule = {
  last_tick_at_or_before: 'last_tick_at_or_before',
  unknown: 'unknown',
} as const;
