/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { HoldingTotals } from './holding-totals.ts';
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';
import type { TradeOrder } from './trade-order.ts';

export interface HoldingPage {
  /** @maxItems 100 */
  list: TradeOrder[];
  total: Total;
  page: Page;
  limit: Limit;
  totals: HoldingTotals;
}
