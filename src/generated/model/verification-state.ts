/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * State of real-name verification; `unknown` when the server itself cannot tell, for example an imported record.
 */
export type VerificationState = typeof VerificationState[keyof typeof VerificationState];


export const VerificationState = {
  none: 'none',
  under_review: 'under_review',
  passed: 'passed',
  rejected: 'rejected',
  unknown: 'unknown',
} as const;
