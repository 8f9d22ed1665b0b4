/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether support has released what was asked for; `unknown` when the server itself cannot tell.
 */
export type DepositReleaseRequestStatus = typeof DepositReleaseRequestStatus[keyof typeof DepositReleaseRequestStatus];


export const DepositReleaseRequestStatus = {
  under_review: 'under_review',
  released: 'released',
  refused: 'refused',
  unknown: 'unknown',
} as const;
