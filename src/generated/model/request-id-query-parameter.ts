/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only the record that this request made; how a client looks up an outcome whose answer was lost.
 */
export type RequestIdQueryParameter = string;
