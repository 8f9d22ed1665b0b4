/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * `next_claim_at` is null while it can be claimed, otherwise the start of the next calendar day of the site. `last_request_id` is the request of the last claim.
 */
export interface DailyBonus {
  currency: Currency;
  amount: Money;
  /** Whether it can be claimed now. */
  claimable: boolean;
  next_claim_at: NullableTimestamp | null;
  last_claimed_at: NullableTimestamp | null;
  last_request_id: NullableRequestId | null;
  /**
     * Days on which it was claimed.
     * @minimum 0
     * @maximum 1000000
     */
  times_claimed: number;
  total_claimed: Money;
}
