/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Six digits, valid for five minutes and once.
 * @pattern ^[0-9]{6}$
 */
export type VerificationCode = string;
