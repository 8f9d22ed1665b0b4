/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositReleaseState } from './deposit-release-state.ts';
import type { Money } from './money.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * What support released and is not used up: `amount`, 0.00 when nothing is. A release ends at
 * `expires_at`; null when it has no end, or when there is none.
 */
export interface DepositRelease {
  state: DepositReleaseState;
  amount: Money;
  currency: Currency;
  expires_at: NullableTimestamp | null;
}
