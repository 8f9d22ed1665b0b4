/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedMoney } from './accepted-money.ts';
import type { Password } from './password.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `returns`, `income_lost` and `held_income_lost` are those of `SettleAction` that the user saw.
 */
export interface SettlePurchaseForm {
  purchase_id: PurchaseId;
  returns: AcceptedMoney;
  income_lost: AcceptedMoney;
  held_income_lost: AcceptedMoney;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
