/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Projects that take money come before those that do not; among each, `newest` first; highest
 * `daily_rate` first; shortest `investment_cycle` first; smallest `minimum_amount` first; least
 * `progress` first.
 */
export type ProjectSort = typeof ProjectSort[keyof typeof ProjectSort];


export const ProjectSort = {
  newest: 'newest',
  daily_rate: 'daily_rate',
  investment_cycle: 'investment_cycle',
  minimum_amount: 'minimum_amount',
  progress: 'progress',
} as const;
