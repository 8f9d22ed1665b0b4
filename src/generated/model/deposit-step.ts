/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositStatus } from './deposit-status.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A status of a deposit and the moment `at` which it was reached.
 */
export interface DepositStep {
  status: DepositStatus;
  at: Timestamp;
}
