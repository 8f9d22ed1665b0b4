/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedMoney } from './accepted-money.ts';
import type { AcceptedRate } from './accepted-rate.ts';
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RenewalMode } from './renewal-mode.ts';
import type { RequestId } from './request-id.ts';
import type { Timestamp } from './timestamp.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `principal` of the new cycle, its `daily_rate`, and its end, `release_date`, are those that the
 * user saw.
 */
export interface RenewPurchaseForm {
  purchase_id: PurchaseId;
  mode: RenewalMode;
  principal: AcceptedMoney;
  daily_rate: AcceptedRate;
  release_date: Timestamp;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
