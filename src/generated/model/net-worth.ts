/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Everything the user has, in one currency: `amount` is the `total_asset` of the balances, which is
 * cash and projects, and `coins`. These are all coins of the user, frozen ones too, each at the rate
 * that the exchange published at `as_of`; the wallet tells each rate.
 */
export interface NetWorth {
  currency: Currency;
  amount: Money;
  coins: Money;
  as_of: Timestamp;
}
