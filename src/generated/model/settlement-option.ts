/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Rate } from './rate.ts';
import type { SettlementSeconds } from './settlement-seconds.ts';

/**
 * A time after which an order can settle, and its terms. Of the stake, `profit_rate` is won and
 * `fee_rate` is the fee. `single_min` and `single_max` bound the stake of one order, `total_max`
 * the stakes of all open orders of the user together.
 */
export interface SettlementOption {
  seconds: SettlementSeconds;
  profit_rate: Rate;
  fee_rate: Rate;
  single_min: Money;
  single_max: Money;
  total_max: Money;
  currency: Currency;
}
