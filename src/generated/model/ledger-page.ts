/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { LedgerEntry } from './ledger-entry.ts';
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface LedgerPage {
  /** @maxItems 100 */
  list: LedgerEntry[];
  total: Total;
  page: Page;
  limit: Limit;
}
