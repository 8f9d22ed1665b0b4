/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { DepositReleaseRequest } from './deposit-release-request.ts';

export interface DepositReleaseRequested {
  request: DepositReleaseRequest;
}
