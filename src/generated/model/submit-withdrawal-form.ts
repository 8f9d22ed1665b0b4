/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { Price } from './price.ts';
import type { RequestId } from './request-id.ts';
import type { TargetId } from './target-id.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `rate` is the rate that the user accepted for a target in a coin; another one than the present is
 * refused with price_changed. It is missing, or there for a target in cash, with input_invalid.
 */
export interface SubmitWithdrawalForm {
  target_id: TargetId;
  /**
     * Amount taken from the balance, the fee included.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  rate?: Price;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
