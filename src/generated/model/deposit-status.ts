/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Status of a deposit. `success_awaiting_audit`: the transfer arrived, and the money is credited
 * after a last audit; `unknown` when the server itself cannot tell, e.g. an imported record.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  under_review: 'under_review',
  success_awaiting_audit: 'success_awaiting_audit',
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
} as const;
