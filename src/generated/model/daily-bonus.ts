/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableFoundClaim } from './nullable-found-claim.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * `amount` is what one claim brings, `total_claimed` what all did. `next_claim_at` is null while
 * it can be claimed, otherwise the start of the next calendar day of the site. `last_claimed_at`
 * is null before the first claim; `last_request_id` is the request of the last one.
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
  claim: NullableFoundClaim | null;
}
