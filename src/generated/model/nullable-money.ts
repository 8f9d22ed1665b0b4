/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A decimal amount of money as text, at the scale of the currency named beside it; null when it is
 * not known yet, or does not apply.
 * @nullable
 * @pattern ^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type NullableMoney = string | null;
