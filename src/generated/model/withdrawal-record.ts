/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { MaskedText } from './masked-text.ts';
import type { Money } from './money.ts';
import type { NullableCoinPayout } from './nullable-coin-payout.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { ReviewExpected } from './review-expected.ts';
import type { Timestamp } from './timestamp.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';
import type { WithdrawalStep } from './withdrawal-step.ts';
import type { WithdrawalTargetType } from './withdrawal-target-type.ts';

/**
 * A withdrawal of `amount` from the balance. `fee` is part of it; `actual_amount` = `amount` -
 * `fee` arrives, in a coin as `coin_payout` says. `created_at` is when it was submitted.
 */
export interface WithdrawalRecord {
  /**
     * Id of the withdrawal.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: WithdrawalTargetType;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  target_name: string;
  target_masked_number: MaskedText;
  currency: Currency;
  amount: Money;
  fee: Money;
  actual_amount: Money;
  coin_payout: NullableCoinPayout | null;
  status: WithdrawalStatus;
  /**
     * Why it failed; null otherwise.
     * @maxLength 500
     * @nullable
     */
  status_note: string | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
  /** @maxItems 10 */
  timeline: WithdrawalStep[];
}
