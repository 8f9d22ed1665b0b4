/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ClockTime } from './clock-time.ts';
import type { Weekday } from './weekday.ts';

/**
 * A market trades from `opens` up to, not including, `closes` on each of `days`, in the time
 * zone beside it.
 */
export interface TradingSession {
  /** @maxItems 7 */
  days: Weekday[];
  opens: ClockTime;
  closes: ClockTime;
}
