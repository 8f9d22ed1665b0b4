/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * A moment, Unix seconds; null when it has not come, or does not apply.
 * @minimum 1000000000
 * @maximum 9999999999
 * @nullable
 */
export type NullableTimestamp = number | null;
