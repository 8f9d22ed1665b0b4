/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Invitee } from './invitee.ts';
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';

export interface InviteePage {
  /** @maxItems 100 */
  list: Invitee[];
  total: Total;
  page: Page;
  limit: Limit;
}
