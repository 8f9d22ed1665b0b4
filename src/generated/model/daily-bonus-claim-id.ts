/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Id of the claim.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type DailyBonusClaimId = string;
