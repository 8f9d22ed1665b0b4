/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Precision } from './precision.ts';
import type { Price } from './price.ts';
import type { ProductCategory } from './product-category.ts';
import type { ProductName } from './product-name.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { TradingHours } from './trading-hours.ts';

export interface CatalogueProduct {
  symbol: ProductSymbol;
  name: ProductName;
  category: ProductCategory;
  currency: Currency;
  precision: Precision;
  hours: TradingHours;
  /**
     * The line of the change that the quote tells: its `close`, then the closes of the half hours of its day, oldest first; the last one is the price now.
     * @maxItems 49
     */
  sparkline: Price[];
}
