/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { Timestamp } from './timestamp.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';
import type { WithdrawalStep } from './withdrawal-step.ts';
import type { WithdrawalTargetKind } from './withdrawal-target-kind.ts';

export interface WithdrawalRecord {
  /**
     * Id of the withdrawal.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: WithdrawalTargetKind;
  /**
     * Bank or wallet as the user knows it.
     * @minLength 1
     * @maxLength 80
     */
  target_name: string;
  /**
     * Number or address with its first and last characters.
     * @minLength 1
     * @maxLength 100
     */
  target_masked_number: string;
  currency: Currency;
  amount: Money;
  fee: Money;
  actual_amount: Money;
  status: WithdrawalStatus;
  /**
     * Why it failed; null otherwise.
     * @maxLength 500
     * @nullable
     */
  status_note: string | null;
  created_at: Timestamp;
  /** @maxItems 10 */
  timeline: WithdrawalStep[];
}
