/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Precision } from './precision.ts';
import type { ProductCategory } from './product-category.ts';
import type { ProductName } from './product-name.ts';
import type { ProductSymbol } from './product-symbol.ts';
import type { TradingHours } from './trading-hours.ts';

export interface Product {
  symbol: ProductSymbol;
  name: ProductName;
  category: ProductCategory;
  currency: Currency;
  precision: Precision;
  hours: TradingHours;
}
