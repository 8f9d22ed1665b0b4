/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Purchase } from './purchase.ts';
import type { Total } from './total.ts';

export interface PurchasePage {
  /** @maxItems 100 */
  list: Purchase[];
  total: Total;
  page: Page;
  limit: Limit;
}
