/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * First 3 and last 3 characters with four stars between.
 * @minLength 1
 * @maxLength 100
 */
export type MaskedText = string;
