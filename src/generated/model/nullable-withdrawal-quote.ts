/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Price } from './price.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What a target in a coin is paid at - `rate` is the price of one coin in cash, published at `as_of`
 * and accepted until `expires_at`. Null of a target in cash, and while the coin is not paid out.
 * @nullable
 */
export type NullableWithdrawalQuote = {
  rate: Price;
  as_of: Timestamp;
  expires_at: Timestamp;
} | null;
