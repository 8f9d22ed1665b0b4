/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Records a page.
 */
export type LimitQueryParameter = number;
