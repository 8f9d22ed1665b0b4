/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ClockTime } from './clock-time.ts';
import type { TimeZone } from './time-zone.ts';
import type { Weekday } from './weekday.ts';

/**
 * When customer service is there: from `opens` to `closes` on each of `days`, in `time_zone`.
 */
export interface OpeningHours {
  opens: ClockTime;
  closes: ClockTime;
  /** @maxItems 7 */
  days: Weekday[];
  time_zone: TimeZone;
}
