/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { NullableActionReason } from './nullable-action-reason.ts';
import type { NullableMoney } from './nullable-money.ts';

/**
 * What settling now gives and costs. `returns` = `principal` + `income`, the income being that
 * of past days not paid yet; `income_lost` is that of the current day, `held_income_lost` what
 * an append would have released. Null when it is not possible.
 */
export interface SettleAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
  currency: Currency;
  principal: NullableMoney | null;
  income: NullableMoney | null;
  returns: NullableMoney | null;
  income_lost: NullableMoney | null;
  held_income_lost: NullableMoney | null;
}
