/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { LedgerType } from './ledger-type.ts';
import type { Money } from './money.ts';
import type { NullableRecordId } from './nullable-record-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A change of the available balance of one currency, by `amount`: negative when it left.
 * `balance_after` is that balance after it, `created_at` its moment.
 */
export interface LedgerEntry {
  /**
     * Id of the entry.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  type: LedgerType;
  currency: Currency;
  amount: Money;
  balance_after: Money;
  record_id: NullableRecordId | null;
  /**
     * Words of support about a correction; null otherwise.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  created_at: Timestamp;
}
