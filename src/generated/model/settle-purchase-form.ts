/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface SettlePurchaseForm {
  purchase_id: PurchaseId;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
