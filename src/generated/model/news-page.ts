/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { NewsSummary } from './news-summary.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface NewsPage {
  /** @maxItems 100 */
  list: NewsSummary[];
  total: Total;
  page: Page;
  limit: Limit;
}
