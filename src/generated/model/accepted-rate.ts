/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A rate that the user saw and accepts, as text; 0.01 is one per cent.
 * @pattern ^(0|[1-9][0-9]{0,5})(\.[0-9]{1,8})?$
 */
export type AcceptedRate = string;
