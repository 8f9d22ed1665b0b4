/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The purchase of a project.
 */
export type PurchaseKind = typeof PurchaseKind[keyof typeof PurchaseKind];


export const PurchaseKind = {
  project: 'project',
} as const;
