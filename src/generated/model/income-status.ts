/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `paid`; `held` until an append; `coming`; `lost` by settling early; `unknown` when the server itself cannot tell.
 */
export type IncomeStatus = typeof IncomeStatus[keyof typeof IncomeStatus];


export const IncomeStatus = {
  paid: 'paid',
  held: 'held',
  coming: 'coming',
  lost: 'lost',
  unknown: 'unknown',
} as const;
