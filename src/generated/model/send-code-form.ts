/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ReachableAccount } from './reachable-account.ts';
import type { SendCodeFormPurpose } from './send-code-form-purpose.ts';

export interface SendCodeForm {
  account: ReachableAccount;
  /** What the code is for; a code serves one purpose only. */
  purpose: SendCodeFormPurpose;
}
