/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositStatus } from './deposit-status.ts';
import type { Timestamp } from './timestamp.ts';

export interface DepositStep {
  status: DepositStatus;
  at: Timestamp;
}
