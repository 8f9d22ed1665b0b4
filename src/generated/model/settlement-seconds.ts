/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Seconds from the acceptance of an order to its settlement.
 * @minimum 5
 * @maximum 86400
 */
export type SettlementSeconds = number;
