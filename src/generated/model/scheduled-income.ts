/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { IncomeStatus } from './income-status.ts';
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * One income of the schedule, in the currency of the purchase: `amount`, earned by `principal`.
 * `pays_at` is the end of its day in the time zone of the site.
 */
export interface ScheduledIncome {
  /**
     * Day of the cycle, from 1.
     * @minimum 1
     * @maximum 3650
     */
  day: number;
  pays_at: Timestamp;
  principal: Money;
  amount: Money;
  status: IncomeStatus;
}
