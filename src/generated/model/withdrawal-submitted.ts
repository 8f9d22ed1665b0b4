/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalRecord } from './withdrawal-record.ts';

export interface WithdrawalSubmitted {
  record: WithdrawalRecord;
}
