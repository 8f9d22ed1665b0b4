/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Days from the first day that earns to expiry.
 * @minimum 1
 * @maximum 3650
 */
export type InvestmentCycle = number;
