/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RequestId } from './request-id.ts';

export interface ClaimDailyBonusForm {
  request_id: RequestId;
}
