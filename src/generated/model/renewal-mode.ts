/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * What goes into the new cycle.
 */
export type RenewalMode = typeof RenewalMode[keyof typeof RenewalMode];


export const RenewalMode = {
  principal: 'principal',
  principal_and_income: 'principal_and_income',
} as const;
