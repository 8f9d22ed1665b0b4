/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Notice } from './notice.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface NoticePage {
  /** @maxItems 100 */
  list: Notice[];
  total: Total;
  page: Page;
  limit: Limit;
}
