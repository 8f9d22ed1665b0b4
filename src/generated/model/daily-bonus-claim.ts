/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DailyBonusClaimId } from './daily-bonus-claim-id.ts';
import type { Money } from './money.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A claim of `amount` at `claimed_at`; the next one is possible at `next_claim_at`. `available`
 * is the cash balance with the bonus.
 */
export interface DailyBonusClaim {
  id: DailyBonusClaimId;
  request_id: NullableRequestId | null;
  currency: Currency;
  amount: Money;
  claimed_at: Timestamp;
  next_claim_at: Timestamp;
  available: Money;
}
