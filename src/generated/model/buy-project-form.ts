/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedRate } from './accepted-rate.ts';
import type { Password } from './password.ts';
import type { ProjectId } from './project-id.ts';
import type { RequestId } from './request-id.ts';
import type { Timestamp } from './timestamp.ts';
import type { ValidUntil } from './valid-until.ts';

/**
 * `daily_rate` and `release_date`, when the principal comes back, are those that the user saw.
 */
export interface BuyProjectForm {
  project_id: ProjectId;
  /**
     * Principal in USD.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  daily_rate: AcceptedRate;
  release_date: Timestamp;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
