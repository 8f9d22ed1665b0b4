/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Id of an uploaded file, for the owner only.
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type FileId = string;
