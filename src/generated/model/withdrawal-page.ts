/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';
import type { WithdrawalRecord } from './withdrawal-record.ts';

export interface WithdrawalPage {
  /** @maxItems 100 */
  list: WithdrawalRecord[];
  total: Total;
  page: Page;
  limit: Limit;
}
