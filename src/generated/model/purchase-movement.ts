/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { MovementType } from './movement-type.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A movement of `amount` between the balance and the purchase, `at` a moment; negative amounts
 * left the balance.
 */
export interface PurchaseMovement {
  /**
     * Id of the movement.
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  id: string;
  request_id: NullableRequestId | null;
  type: MovementType;
  currency: Currency;
  amount: Money;
  at: Timestamp;
}
