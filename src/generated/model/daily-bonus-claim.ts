/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `available` is the cash balance with the bonus.
 */
export interface DailyBonusClaim {
  /**
     * Id of the claim.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  currency: Currency;
  amount: Money;
  claimed_at: Timestamp;
  next_claim_at: Timestamp;
  available: Money;
}
