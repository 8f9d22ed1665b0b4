/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { MarketState } from './market-state.ts';
import type { Price } from './price.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { TickId } from './tick-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The last published `price` of a product, that of the tick `tick_id`, published at `as_of`.
 */
export interface LatestPrice {
  symbol: ProductSymbol;
  price: Price;
  as_of: Timestamp;
  tick_id: TickId;
  state: MarketState;
}
