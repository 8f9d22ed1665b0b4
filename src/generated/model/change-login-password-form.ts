/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';

export interface ChangeLoginPasswordForm {
  old_password: Password;
  password: Password;
  password_confirm: Password;
}
