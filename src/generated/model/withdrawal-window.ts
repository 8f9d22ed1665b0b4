/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ClockTime } from './clock-time.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { TimeZone } from './time-zone.ts';

/**
 * Withdrawals are taken each day from `opens` up to, not including, `closes`, in `time_zone`.
 * `closes_at` is when the present window ends, null while it is closed; `opens_at` when the next
 * one begins, null while it is open.
 */
export interface WithdrawalWindow {
  opens: ClockTime;
  closes: ClockTime;
  time_zone: TimeZone;
  /** Whether the window is open at the time of the answer. */
  open: boolean;
  closes_at: NullableTimestamp | null;
  opens_at: NullableTimestamp | null;
}
