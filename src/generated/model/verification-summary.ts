/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { VerificationState } from './verification-state.ts';

export interface VerificationSummary {
  state: VerificationState;
}
