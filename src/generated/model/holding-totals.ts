/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Sums of all open orders: `amount` of the stakes, `fee` of the fees, `expected_profit` of what
 * is won when all are right. `amount` + `fee` is what they freeze; `left` = `total_max` -
 * `amount` is what may be staked beside them, `total_max` being the most.
 */
export interface HoldingTotals {
  currency: Currency;
  amount: Money;
  fee: Money;
  expected_profit: Money;
  total_max: Money;
  left: Money;
}
