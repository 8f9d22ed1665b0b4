/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ProductSymbol } from './product-symbol.ts';
import type { SettlementOption } from './settlement-option.ts';

export interface SettlementOptionList {
  symbol: ProductSymbol;
  /** @maxItems 20 */
  list: SettlementOption[];
}
