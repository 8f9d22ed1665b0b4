/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CatalogueProduct } from './catalogue-product.ts';

export interface ProductCatalogue {
  /** @maxItems 500 */
  list: CatalogueProduct[];
}
