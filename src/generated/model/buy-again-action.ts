/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableActionReason } from './nullable-action-reason.ts';

export interface BuyAgainAction {
  /** Whether it is possible now. */
  allowed: boolean;
  reason: NullableActionReason | null;
}
