/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { NullableActionReason } from './nullable-action-reason.ts';
import type { NullableMoney } from './nullable-money.ts';

/**
 * `min` and `max` bound what can be added; `min` is `append_money` while an append is awaited.
 * Both are null when it is not possible.
 */
export interface AppendAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  min: NullableMoney | null;
  max: NullableMoney | null;
}
