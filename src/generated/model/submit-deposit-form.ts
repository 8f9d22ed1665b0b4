/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositMethodId } from './deposit-method-id.ts';
import type { FileId } from './file-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface SubmitDepositForm {
  method_id: DepositMethodId;
  /**
     * Amount to be credited, in the currency of the deposit view.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  screenshot_file_id: FileId;
  /**
     * Code of the transfer, for example its reference or hash; may be left out.
     * @pattern ^[A-Za-z0-9._:-]{4,100}$
     */
  transaction_code?: string;
  request_id: RequestId;
  valid_until: ValidUntil;
}
