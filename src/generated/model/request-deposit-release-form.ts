/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositMethodId } from './deposit-method-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface RequestDepositReleaseForm {
  method_id: DepositMethodId;
  /**
     * Amount to be deposited, in the currency of the deposit view.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  request_id: RequestId;
  valid_until: ValidUntil;
}
