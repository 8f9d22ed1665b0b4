/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { ExchangeOfferState } from './exchange-offer-state.ts';
import type { Money } from './money.ts';
import type { Price } from './price.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `rate` is the price of one coin in cash, for both directions, published at `as_of` and
 * accepted until `expires_at`. `available` is the balance of the coin.
 */
export interface ExchangeOffer {
  coin: Coin;
  state: ExchangeOfferState;
  rate: Price;
  as_of: Timestamp;
  expires_at: Timestamp;
  available: Money;
}
