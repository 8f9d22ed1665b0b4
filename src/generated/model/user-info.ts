/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AccountSetup } from './account-setup.ts';
import type { Balances } from './balances.ts';
import type { NetWorth } from './net-worth.ts';
import type { SessionEnd } from './session-end.ts';
import type { UserProfile } from './user-profile.ts';
import type { VerificationSummary } from './verification-summary.ts';

export interface UserInfo {
  user: UserProfile;
  balances: Balances;
  net_worth: NetWorth;
  verification: VerificationSummary;
  setup: AccountSetup;
  /**
     * Unread personal messages.
     * @minimum 0
     * @maximum 1000000
     */
  unread_count: number;
  session_ends_at: SessionEnd;
}
