/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How much worse than the accepted price the order might open; null for imported records.
 * @nullable
 * @pattern ^0(\.0[0-9]{1,5})?$
 */
export type NullableSlippageRate = string | null;
