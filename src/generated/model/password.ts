/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Login or fund password, 6 to 16 characters.
 * @minLength 6
 * @maxLength 16
 */
export type Password = string;
