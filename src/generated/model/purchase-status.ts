/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `earning`; `awaiting_append` while income is held; `matured` when it ended and was settled at
 * expiry; `settled` when the user settled it early; `unknown` when the server itself cannot tell,
 * for example an imported record.
 */
export type PurchaseStatus = typeof PurchaseStatus[keyof typeof PurchaseStatus];


export const PurchaseStatus = {
  earning: 'earning',
  awaiting_append: 'awaiting_append',
  matured: 'matured',
  settled: 'settled',
  unknown: 'unknown',
} as const;
