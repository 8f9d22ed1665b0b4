/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What is left of a day's withdrawals, in number and amount: `amount_left` of `amount_max`. The
 * next day begins at `resets_at`.
 */
export interface WithdrawalsToday {
  /**
     * Withdrawals allowed on one day.
     * @minimum 0
     * @maximum 1000
     */
  times_max: number;
  /**
     * Withdrawals left today.
     * @minimum 0
     * @maximum 1000
     */
  times_left: number;
  amount_max: Money;
  amount_left: Money;
  resets_at: Timestamp;
}
