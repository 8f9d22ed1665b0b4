/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * An amount of money that the user saw and accepts, as text.
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$
 */
export type AcceptedMoney = string;
