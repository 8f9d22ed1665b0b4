/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { ReachableAccount } from './reachable-account.ts';
import type { VerificationCode } from './verification-code.ts';

export interface ResetPasswordForm {
  account: ReachableAccount;
  code: VerificationCode;
  password: Password;
  password_confirm: Password;
}
