/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DailyBonusClaimId } from './daily-bonus-claim-id.ts';
import type { Money } from './money.ts';
import type { RequestId } from './request-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The claim that the request of `request_id` made, of `amount` at `claimed_at`; null where it
 * made none, or was not asked for.
 * @nullable
 */
export type NullableFoundClaim = {
  id: DailyBonusClaimId;
  request_id: RequestId;
  amount: Money;
  claimed_at: Timestamp;
} | null;
