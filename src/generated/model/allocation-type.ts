/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A part of the total asset.
 */
export type AllocationType = typeof AllocationType[keyof typeof AllocationType];


export const AllocationType = {
  available: 'available',
  frozen: 'frozen',
  financing: 'financing',
} as const;
