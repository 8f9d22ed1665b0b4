/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Address on the web (https), or null when not offered.
 * @maxLength 500
 * @nullable
 * @pattern ^https://.+
 */
export type NullableWebAddress = string | null;
