/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { WithdrawalConditions } from './withdrawal-conditions.ts';
import type { WithdrawalTarget } from './withdrawal-target.ts';

/**
 * `available` is the cash that can be withdrawn, the fee within it.
 */
export interface WithdrawalView {
  available: Money;
  currency: Currency;
  conditions: WithdrawalConditions;
  /** @maxItems 50 */
  targets: WithdrawalTarget[];
}
