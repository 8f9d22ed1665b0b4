/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The numbers of the message, always as text. Moments are Unix seconds.
 */
export type RefusalParams = {[key: string]: string};
