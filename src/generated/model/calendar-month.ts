/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A month that has entries, and begins with `month_from`. `income` and `principal` are the sums of
 * its entries that are paid or coming; what is held or lost is not counted.
 */
export interface CalendarMonth {
  month_from: Timestamp;
  income: Money;
  principal: Money;
}
