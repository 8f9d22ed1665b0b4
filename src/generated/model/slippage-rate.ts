/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * How much worse than the accepted price an order may open, as a decimal fraction; 0 for no worse at all.
 * @pattern ^0(\.0[0-9]{1,5})?$
 */
export type SlippageRate = string;
