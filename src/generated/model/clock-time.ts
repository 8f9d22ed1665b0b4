/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * Time of day in the time zone named beside it, 24-hour. `24:00` ends a day.
 * @pattern ^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$
 */
export type ClockTime = string;
