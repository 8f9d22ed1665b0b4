/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * First 3 and last 3 characters with four stars between; null when there is none.
 * @maxLength 100
 * @nullable
 */
export type NullableMaskedText = string | null;
