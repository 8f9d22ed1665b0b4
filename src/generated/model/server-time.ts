/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The server's clock, Unix seconds.
 * @minimum 1000000000
 * @maximum 9999999999
 */
export type ServerTime = number;
