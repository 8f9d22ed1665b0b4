/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { InvitationCode } from './invitation-code.ts';
import type { Password } from './password.ts';
import type { ReachableAccount } from './reachable-account.ts';
import type { VerificationCode } from './verification-code.ts';

export interface RegisterForm {
  account: ReachableAccount;
  password: Password;
  password_confirm: Password;
  code: VerificationCode;
  invitation_code: InvitationCode;
  /** The terms were read and accepted; only true is taken. */
  agreement: true;
}
