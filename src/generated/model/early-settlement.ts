/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What settling before expiry gives. `principal_without_current_day` returns the principal and the
 * income of past days, not that of the current one; `not_allowed` returns nothing before expiry;
 * `unknown` when the server itself cannot tell.
 */
export type EarlySettlement = typeof EarlySettlement[keyof typeof EarlySettlement];


export const EarlySettlement = {
  principal_without_current_day: 'principal_without_current_day',
  not_allowed: 'not_allowed',
  unknown: 'unknown',
} as const;
