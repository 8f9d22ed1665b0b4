/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Status of a withdrawal; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  under_review: 'under_review',
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
} as const;
