/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why it was refused; null otherwise.
 * @maxLength 500
 * @nullable
 */
export type NullableReleaseNote = string | null;
