/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ExchangeRecord } from './exchange-record.ts';
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface ExchangePage {
  /** @maxItems 100 */
  list: ExchangeRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}
