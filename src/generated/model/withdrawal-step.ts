/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';
import type { WithdrawalStatus } from './withdrawal-status.ts';

export interface WithdrawalStep {
  status: WithdrawalStatus;
  at: Timestamp;
}
