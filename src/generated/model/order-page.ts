/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { OrderListItem } from './order-list-item.ts';
import type { OrderTotals } from './order-totals.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface OrderPage {
  /** @maxItems 100 */
  list: OrderListItem[];
  total: Total;
  page: Page;
  limit: Limit;
  totals: OrderTotals;
}
