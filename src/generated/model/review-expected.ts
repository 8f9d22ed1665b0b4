/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * When the review is expected to be over; one that takes longer keeps it. Null when it is over, or when nobody can tell.
 * @minimum 1000000000
 * @maximum 9999999999
 * @nullable
 */
export type ReviewExpected = number | null;
