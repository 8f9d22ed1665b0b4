/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Sums of the settled timed orders of the filter, over every page: `amount` of the stakes, `fee`
 * of the fees, `payout` of what came back. `net_profit` = `payout` - `amount` - `fee`.
 */
export interface OrderTotals {
  currency: Currency;
  /**
     * Won orders.
     * @minimum 0
     * @maximum 1000000000
     */
  wins: number;
  /**
     * Lost orders.
     * @minimum 0
     * @maximum 1000000000
     */
  losses: number;
  /**
     * Drawn orders.
     * @minimum 0
     * @maximum 1000000000
     */
  draws: number;
  amount: Money;
  fee: Money;
  payout: Money;
  net_profit: Money;
}
