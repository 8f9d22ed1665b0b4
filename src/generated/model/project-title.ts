/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Title in the language of the request.
 * @minLength 1
 * @maxLength 80
 */
export type ProjectTitle = string;
