/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Always null.
 * @nullable
 */
export type UnauthenticatedData = { [key: string]: unknown } | null;
