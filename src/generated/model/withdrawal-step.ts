/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';

/**
 * A status of a withdrawal and the moment `at` which it was reached.
 */
export interface WithdrawalStep {
  status: WithdrawalStatus;
  at: Timestamp;
}
