/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Six digits, valid for five minutes and once. Ten wrong guesses at most, and a code is good no more.
 * @pattern ^[0-9]{6}$
 */
export type VerificationCode = string;
