/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A decimal price as text, at the product's precision; null when it is not known.
 * @nullable
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type NullablePrice = string | null;
