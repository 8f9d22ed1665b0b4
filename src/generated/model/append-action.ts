/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { NullableActionReason } from './nullable-action-reason.ts';
import type { NullableMoney } from './nullable-money.ts';

/**
 * minimum_amount is append_money while an append is awaited. Amounts are null when it is not possible.
 */
export interface AppendAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  minimum_amount: NullableMoney | null;
  maximum_amount: NullableMoney | null;
}
