/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { TimeZone } from './time-zone.ts';
import type { TradingSession } from './trading-session.ts';

export interface TradingHours {
  /** True for markets that never close; sessions is then empty. */
  always_open: boolean;
  time_zone: TimeZone;
  /** @maxItems 14 */
  sessions: TradingSession[];
}
