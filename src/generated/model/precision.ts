/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Decimals of the price.
 * @minimum 0
 * @maximum 8
 */
export type Precision = number;
