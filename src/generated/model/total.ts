/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Records in all, over every page.
 * @minimum 0
 */
export type Total = number;
