/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ProductSymbol } from './product-symbol.ts';
import type { Tick } from './tick.ts';

export interface TickList {
  symbol: ProductSymbol;
  /** @maxItems 1000 */
  list: Tick[];
}
