/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedMoney } from './accepted-money.ts';
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RequestId } from './request-id.ts';
import type { Timestamp } from './timestamp.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `principal` of the purchase before the append, and `earns_from`, the moment from which the added
 * money earns, are those that the user saw.
 */
export interface AppendPurchaseForm {
  purchase_id: PurchaseId;
  /**
     * Money to add, in USD.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  principal: AcceptedMoney;
  earns_from: Timestamp;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
