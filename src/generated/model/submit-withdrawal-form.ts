/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedMoney } from './accepted-money.ts';
import type { Password } from './password.ts';
import type { Price } from './price.ts';
import type { RequestId } from './request-id.ts';
import type { TargetId } from './target-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `fee` is the one that the user saw, in the currency of the view, and `rate` that of a target in a
 * coin. A rate that is missing there, or sent for a target in cash, is refused with input_invalid.
 */
export interface SubmitWithdrawalForm {
  target_id: TargetId;
  /**
     * Amount taken from the balance, the fee included.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  fee: AcceptedMoney;
  rate?: Price;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
