/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { Money } from './money.ts';
import type { NullableTransactionId } from './nullable-transaction-id.ts';
import type { Price } from './price.ts';

/**
 * What arrives of a withdrawal to a target in a coin - `amount` of `coin`, which is `actual_amount` /
 * `rate`, rounded down to the coin's smallest unit. `rate` is the accepted one. Null of one in cash.
 * @nullable
 */
export type NullableCoinPayout = {
  coin: Coin;
  rate: Price;
  amount: Money;
  transaction_id: NullableTransactionId | null;
} | null;
