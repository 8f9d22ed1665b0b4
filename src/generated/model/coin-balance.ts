/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Price } from './price.ts';

/**
 * `value` is available and frozen together at `rate`, in `currency`.
 */
export interface CoinBalance {
  coin: Coin;
  available: Money;
  frozen: Money;
  rate: Price;
  value: Money;
  currency: Currency;
}
