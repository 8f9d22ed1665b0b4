/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { TargetId } from './target-id.ts';

export interface RemoveTargetForm {
  id: TargetId;
  fund_password: Password;
}
