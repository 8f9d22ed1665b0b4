/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositClass } from './deposit-class.ts';
import type { DepositId } from './deposit-id.ts';
import type { DepositStatus } from './deposit-status.ts';
import type { DepositStep } from './deposit-step.ts';
import type { Money } from './money.ts';
import type { NullableDepositMethodType } from './nullable-deposit-method-type.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { ReviewExpected } from './review-expected.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A deposit, or money that the site gave. `amount`, in `currency`, reaches the balance once it
 * succeeded; `created_at` is when it was submitted or given.
 */
export interface DepositRecord {
  id: DepositId;
  request_id: NullableRequestId | null;
  class: DepositClass;
  type: NullableDepositMethodType | null;
  /**
     * Name of the way; null when nobody transferred any.
     * @maxLength 80
     * @nullable
     */
  method_name: string | null;
  currency: Currency;
  amount: Money;
  status: DepositStatus;
  /**
     * Why it failed or what is awaited; null otherwise.
     * @maxLength 500
     * @nullable
     */
  status_note: string | null;
  screenshot_url: NullableImageUrl | null;
  /**
     * Code of the transfer; null when there is none.
     * @maxLength 100
     * @nullable
     */
  transaction_code: string | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
  /** @maxItems 10 */
  timeline: DepositStep[];
}
