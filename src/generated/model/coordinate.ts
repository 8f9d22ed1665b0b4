/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Degrees of latitude or longitude as text, at most 6 decimals.
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type Coordinate = string;
