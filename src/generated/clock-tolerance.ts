/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/** Seconds by which the clocks of a server's machines may differ. */
export const CLOCK_TOLERANCE = 5
