/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Public number of the account.
 * @pattern ^[0-9]{6,12}$
 */
export type UserId = string;
