/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { InvitationBonusState } from './invitation-bonus-state.ts';
import type { MaskedText } from './masked-text.ts';
import type { Money } from './money.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Somebody who registered with the code, masked. `registered_at` is when; `bonus` is what the
 * user gets for it, 0.00 for none, and `bonus_paid_at` when that was paid, null before.
 */
export interface Invitee {
  /**
     * Id of the invitation record.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  account: MaskedText;
  currency: Currency;
  bonus: Money;
  bonus_state: InvitationBonusState;
  bonus_paid_at: NullableTimestamp | null;
  registered_at: Timestamp;
}
