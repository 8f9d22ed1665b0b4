/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
export type Limit = number;
