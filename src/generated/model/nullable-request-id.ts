/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The `request_id` of the request that made this record; null for records made by the server or by support.
 * @nullable
 */
export type NullableRequestId = string | null;
