/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface AppendPurchaseForm {
  purchase_id: PurchaseId;
  /**
     * Money to add, in USD.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
