/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

export interface TrendPoint {
  at: Timestamp;
  total_asset: Money;
}
