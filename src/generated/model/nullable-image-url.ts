/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Address of a picture on the same host, or null.
 * @maxLength 500
 * @nullable
 * @pattern ^/.+
 */
export type NullableImageUrl = string | null;
