/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Code of the inviter.
 * @pattern ^[A-Z0-9]{6,10}$
 */
export type InvitationCode = string;
