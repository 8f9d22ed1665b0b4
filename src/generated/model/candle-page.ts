/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CandleInterval } from './candle-interval.ts';
import type { Candle } from './candle.ts';
import type { ProductSymbol } from './product-symbol.ts';

export interface CandlePage {
  symbol: ProductSymbol;
  interval: CandleInterval;
  /** @maxItems 1000 */
  list: Candle[];
  /** Whether older candles exist. */
  has_more: boolean;
}
