/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { MarketState } from './market-state.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { PriceChange } from './price-change.ts';
import type { Price } from './price.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { Rate } from './rate.ts';
import type { TickId } from './tick-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A product's price at one tick, and its day. `price` is that of the tick `tick_id`, published
 * at `as_of`. `open`, `high` and `low` are of the present trading day; `close` is the last price
 * of the day before, and not of this one as in a `Candle`. `change` is `price` minus `close`,
 * and `change_rate` the same as a part of `close`. `opens_at` is the next opening of a market
 * that does not trade now; null while it trades or when it is not known.
 */
export interface Quote {
  symbol: ProductSymbol;
  price: Price;
  open: Price;
  high: Price;
  low: Price;
  close: Price;
  change: PriceChange;
  change_rate: Rate;
  state: MarketState;
  as_of: Timestamp;
  tick_id: TickId;
  opens_at: NullableTimestamp | null;
}
