/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Unguessable address on the same host that serves the picture to its owner for a limited time. It carries no token.
 * @maxLength 500
 * @pattern ^/.+
 */
export type FileUrl = string;
