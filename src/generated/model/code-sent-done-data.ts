/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';

export type CodeSentDoneData = {
  expires_at: Timestamp;
  resend_at: Timestamp;
};
