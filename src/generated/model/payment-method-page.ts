/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Total } from './total.ts';

export interface PaymentMethodPage {
  /** @maxItems 100 */
  list: PaymentMethod[];
  total: Total;
  page: Page;
  limit: Limit;
}
