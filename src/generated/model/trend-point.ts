/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What the user had at a moment, the beginning of a day or, last, now: `total_asset` of the
 * balances, and `net_worth`, with coins. `at` is the moment.
 */
export interface TrendPoint {
  at: Timestamp;
  total_asset: Money;
  net_worth: Money;
}
