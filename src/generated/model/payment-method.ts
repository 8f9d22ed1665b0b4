/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { MaskedText } from './masked-text.ts';
import type { NullableBankText } from './nullable-bank-text.ts';
import type { NullableCoordinate } from './nullable-coordinate.ts';
import type { NullableMaskedText } from './nullable-masked-text.ts';
import type { NullableNetwork } from './nullable-network.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { PaymentMethodType } from './payment-method-type.ts';
import type { TargetId } from './target-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `masked_number` is the card number, account or address. The whole number is never sent back.
 * `created_at` is when it was bound.
 */
export interface PaymentMethod {
  id: TargetId;
  request_id: NullableRequestId | null;
  type: PaymentMethodType;
  holder_name: NullableMaskedText | null;
  bank_name: NullableBankText | null;
  bank_branch: NullableBankText | null;
  bank_area: NullableBankText | null;
  branch_latitude: NullableCoordinate | null;
  branch_longitude: NullableCoordinate | null;
  masked_number: MaskedText;
  currency: Currency;
  network: NullableNetwork | null;
  created_at: Timestamp;
}
