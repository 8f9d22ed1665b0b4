/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A decimal fraction as text; 0.01 is one per cent.
 * @pattern ^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type Rate = string;
