/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';

export interface LogInForm {
  /**
     * User name, phone number or email address.
     * @minLength 3
     * @maxLength 64
     */
  account: string;
  password: Password;
}
