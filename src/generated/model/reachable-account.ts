/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A phone number (with its country code) or an email address, to which a code can be sent.
 * @minLength 6
 * @maxLength 64
 * @pattern ^(\+?[0-9]{6,15}|[^@\s]{1,32}@[^@\s]{1,28}\.[^@\s.]{2,12})$
 */
export type ReachableAccount = string;
