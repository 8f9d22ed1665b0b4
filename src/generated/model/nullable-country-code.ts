/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Country that issued the document, ISO 3166-1 alpha-2; null before a submission.
 * @nullable
 * @pattern ^[A-Z]{2}$
 */
export type NullableCountryCode = string | null;
