/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositRecord } from './deposit-record.ts';
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface DepositPage {
  /** @maxItems 100 */
  list: DepositRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}
