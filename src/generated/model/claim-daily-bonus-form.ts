/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RequestId } from './request-id.ts';
import type { ValidUntil } from './valid-until.ts';

export interface ClaimDailyBonusForm {
  request_id: RequestId;
  valid_until: ValidUntil;
}
