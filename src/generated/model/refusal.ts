/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RefusalParams } from './refusal-params.ts';
import type { RefusalReason } from './refusal-reason.ts';

export interface Refusal {
  reason: RefusalReason;
  /** The numbers of the message, always as text. Moments are Unix seconds. */
  params: RefusalParams;
}
