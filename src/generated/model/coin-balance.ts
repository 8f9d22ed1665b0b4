/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Price } from './price.ts';

/**
 * Coins of one sort: `available` can be used, `frozen` cannot. `value` is available and frozen
 * together at `rate`, in `currency`. The rate is that of the `net_worth` beside it, of its
 * `as_of`.
 */
export interface CoinBalance {
  coin: Coin;
  available: Money;
  frozen: Money;
  rate: Price;
  value: Money;
  currency: Currency;
}
