/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Made once per intent, not per try. The same id with the same body answers the first result again.
 */
export type RequestId = string;
