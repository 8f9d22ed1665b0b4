/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { Rate } from './rate.ts';
import type { RenewalMode } from './renewal-mode.ts';
import type { RequestId } from './request-id.ts';

export interface RenewPurchaseForm {
  purchase_id: PurchaseId;
  mode: RenewalMode;
  daily_rate: Rate;
  fund_password: Password;
  request_id: RequestId;
}
