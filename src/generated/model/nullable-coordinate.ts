/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Degrees of latitude or longitude as text; null when no place was chosen.
 * @nullable
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type NullableCoordinate = string | null;
