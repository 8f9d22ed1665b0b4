/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Words of the person who reviewed it, in the language of the request; null when there are none.
 * @maxLength 500
 * @nullable
 */
export type NullableNote = string | null;
