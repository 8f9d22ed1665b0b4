/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the reward is claimed.
 */
export type InvitationClaimThrough = typeof InvitationClaimThrough[keyof typeof InvitationClaimThrough];


export const InvitationClaimThrough = {
  customer_service: 'customer_service',
} as const;
