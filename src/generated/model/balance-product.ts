/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * All money in projects: `total` = `available` + `frozen`. `available` is principal that earns;
 * `frozen` is principal whose income is held until an append. Both can be settled.
 * `yesterday_profit` and `total_profit` are income that was paid yesterday and ever;
 * `income_held` was not.
 */
export interface BalanceProduct {
  currency: Currency;
  yesterday_profit: Money;
  total_profit: Money;
  frozen: Money;
  available: Money;
  total: Money;
  income_held: Money;
}
