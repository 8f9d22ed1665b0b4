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
  next_open_at: NullableTimestamp | null;
}
