/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositReleaseState } from './deposit-release-state.ts';
import type { Money } from './money.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * What support released and is not used up; 0.00 when nothing is.
 */
export interface DepositRelease {
  state: DepositReleaseState;
  amount: Money;
  currency: Currency;
  expires_at: NullableTimestamp | null;
}
