/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedRate } from './accepted-rate.ts';
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RenewalMode } from './renewal-mode.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface RenewPurchaseForm {
  purchase_id: PurchaseId;
  mode: RenewalMode;
  daily_rate: AcceptedRate;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
