/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Total } from './total.ts';
import type { WalletAddress } from './wallet-address.ts';

export interface WalletAddressPage {
  /** @maxItems 100 */
  list: WalletAddress[];
  total: Total;
  page: Page;
  limit: Limit;
}
