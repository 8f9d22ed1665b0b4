/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether support released an amount, without which no deposit is taken; `unknown` when the server itself cannot tell.
 */
export type DepositReleaseState = typeof DepositReleaseState[keyof typeof DepositReleaseState];


export const DepositReleaseState = {
  released: 'released',
  not_released: 'not_released',
  unknown: 'unknown',
} as const;
