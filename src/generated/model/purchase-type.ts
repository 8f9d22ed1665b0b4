/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The purchase of a project.
 */
export type PurchaseType = typeof PurchaseType[keyof typeof PurchaseType];


export const PurchaseType = {
  project: 'project',
} as const;
