/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Made once per intent, not per try. The same id with the same body answers the first result
 * again, done or refused: what was refused is not carried out by a copy that comes later. What
 * was not tried has no result: without a session, with a broken form, or too late. A last second
 * that is too far ahead is no broken form: that stays refused when it has come nearer.
 */
export type RequestId = string;
