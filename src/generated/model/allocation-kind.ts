/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A part of the total asset.
 */
export type AllocationKind = typeof AllocationKind[keyof typeof AllocationKind];


export const AllocationKind = {
  available: 'available',
  frozen: 'frozen',
  financing: 'financing',
} as const;
