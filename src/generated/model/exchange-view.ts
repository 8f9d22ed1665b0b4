/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { ExchangeOffer } from './exchange-offer.ts';
import type { Money } from './money.ts';
import type { Rate } from './rate.ts';

/**
 * `available` is the cash balance; `min` and `max` bound the cash side of one exchange, before
 * the fee, which is `fee_rate` of it.
 */
export interface ExchangeView {
  currency: Currency;
  available: Money;
  min: Money;
  max: Money;
  fee_rate: Rate;
  /** @maxItems 10 */
  offers: ExchangeOffer[];
}
