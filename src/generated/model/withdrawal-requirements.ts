/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { VerificationState } from './verification-state.ts';

/**
 * What the account needs to have set up.
 */
export interface WithdrawalRequirements {
  verification: VerificationState;
  /** Whether a fund password is set. */
  fund_password: boolean;
  /** Whether a card or wallet address is bound. */
  target: boolean;
}
