/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { RequestId } from './request-id.ts';
import type { TargetId } from './target-id.ts';

export interface SubmitWithdrawalForm {
  target_id: TargetId;
  /**
     * Amount taken from the balance, the fee included.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  fund_password: Password;
  request_id: RequestId;
}
