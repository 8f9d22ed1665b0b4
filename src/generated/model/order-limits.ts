/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { SlippageRate } from './slippage-rate.ts';

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
  max_slippage_rate: SlippageRate;
}
