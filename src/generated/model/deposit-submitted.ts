/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositRecord } from './deposit-record.ts';

export interface DepositSubmitted {
  record: DepositRecord;
}
