/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the coin can be exchanged now; `unknown` when the server itself cannot tell.
 */
export type ExchangeOfferState = typeof ExchangeOfferState[keyof typeof ExchangeOfferState];


export const ExchangeOfferState = {
  available: 'available',
  suspended: 'suspended',
  unknown: 'unknown',
} as const;
