/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * HTML text. Clients sanitise it.
 * @maxLength 200000
 */
export type Html = string;
