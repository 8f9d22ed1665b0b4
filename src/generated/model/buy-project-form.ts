/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AcceptedRate } from './accepted-rate.ts';
import type { Password } from './password.ts';
import type { ProjectId } from './project-id.ts';
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface BuyProjectForm {
  project_id: ProjectId;
  /**
     * Principal in USD.
     * @minimum 0.01
     * @maximum 1000000
     */
  amount: number;
  daily_rate: AcceptedRate;
  fund_password: Password;
  request_id: RequestId;
  valid_until: ValidUntil;
}
