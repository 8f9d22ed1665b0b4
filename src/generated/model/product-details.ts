/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { OrderLimits } from './order-limits.ts';
import type { Product } from './product.ts';
import type { Quote } from './quote.ts';

export interface ProductDetails {
  product: Product;
  quote: Quote;
  limits: OrderLimits;
}
