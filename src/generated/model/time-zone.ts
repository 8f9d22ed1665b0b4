/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * IANA time zone.
 * @maxLength 64
 * @pattern ^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$
 */
export type TimeZone = string;
