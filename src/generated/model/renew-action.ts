/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { NullableActionReason } from './nullable-action-reason.ts';
import type { NullableMoney } from './nullable-money.ts';
import type { NullableRate } from './nullable-rate.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * What each mode takes from the balance for the new cycle: `principal`, or
 * `principal_and_income`; its `daily_rate`, and its end, `release_date`. Null when it is not
 * possible.
 */
export interface RenewAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  principal: NullableMoney | null;
  principal_and_income: NullableMoney | null;
  daily_rate: NullableRate | null;
  release_date: NullableTimestamp | null;
}
