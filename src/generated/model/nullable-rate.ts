/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A decimal fraction as text; null when it does not apply.
 * @nullable
 * @pattern ^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type NullableRate = string | null;
