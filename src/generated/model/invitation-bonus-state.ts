/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * `none` while the invitee has not met the rules, `claimable` through customer service, then `paid`;
 * `unknown` when the server itself cannot tell, e.g. an imported record.
 */
export type InvitationBonusState = typeof InvitationBonusState[keyof typeof InvitationBonusState];


export const InvitationBonusState = {
  none: 'none',
  claimable: 'claimable',
  paid: 'paid',
  unknown: 'unknown',
} as const;
