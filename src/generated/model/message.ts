/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Text for people, in the language of the header `lang`.
 * @maxLength 500
 */
export type Message = string;
