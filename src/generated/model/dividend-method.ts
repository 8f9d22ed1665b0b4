/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `daily_interest` pays the income of each day at its end and returns the principal at expiry;
 * `all_at_expiry` pays principal and all income at expiry; `unknown` when the server itself cannot
 * tell.
 */
export type DividendMethod = typeof DividendMethod[keyof typeof DividendMethod];


export const DividendMethod = {
  daily_interest: 'daily_interest',
  all_at_expiry: 'all_at_expiry',
  unknown: 'unknown',
} as const;
