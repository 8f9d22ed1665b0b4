/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DepositMethodId } from './deposit-method-id.ts';
import type { DepositReleaseRequestId } from './deposit-release-request-id.ts';
import type { DepositReleaseRequestStatus } from './deposit-release-request-status.ts';
import type { Money } from './money.ts';
import type { NullableReleaseNote } from './nullable-release-note.ts';
import type { RequestId } from './request-id.ts';
import type { ReviewExpected } from './review-expected.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The last `amount` in `currency` that the user asked support to release, at
 * `created_at`, or the one that the request of `request_id` made; null where there is none.
 * @nullable
 */
export type NullableDepositReleaseRequest = {
  id: DepositReleaseRequestId;
  request_id: RequestId;
  method_id: DepositMethodId;
  currency: Currency;
  amount: Money;
  status: DepositReleaseRequestStatus;
  status_note: NullableReleaseNote | null;
  expected_at: ReviewExpected | null;
  created_at: Timestamp;
} | null;
