/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { SlippageRate } from './slippage-rate.ts';

/**
 * The bounds of orders in a product, over all of its settlement options. `single_min` and
 * `single_max` bound the stake of one order; `total_max` the stakes of all open orders of a user
 * together, whatever their products. `slippage_rate_max` is the largest part of the accepted price
 * that an order may accept as its opening's distance from it.
 */
export interface OrderLimits {
  currency: Currency;
  single_min: Money;
  single_max: Money;
  total_max: Money;
  /**
     * How old an accepted tick may be, seconds.
     * @minimum 1
     * @maximum 300
     */
  quote_seconds: number;
  slippage_rate_max: SlippageRate;
}
