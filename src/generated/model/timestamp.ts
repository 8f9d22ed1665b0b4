/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A moment, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type Timestamp = number;
