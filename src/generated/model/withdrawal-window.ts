/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ClockTime } from './clock-time.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { TimeZone } from './time-zone.ts';

export interface WithdrawalWindow {
  opens: ClockTime;
  closes: ClockTime;
  time_zone: TimeZone;
  /** Whether the window is open at the time of the answer. */
  open: boolean;
  closes_at: NullableTimestamp | null;
  next_open_at: NullableTimestamp | null;
}
