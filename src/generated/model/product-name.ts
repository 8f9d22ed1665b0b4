/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Name in the language of the request.
 * @minLength 1
 * @maxLength 60
 */
export type ProductName = string;
