/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RequestId } from './request-id.ts';
import type { RequestOperation } from './request-operation.ts';
import type { RequestOutcome } from './request-outcome.ts';

/**
 * What became of a request with a `request_id`.
 */
export interface RequestRecord {
  request_id: RequestId;
  operation: RequestOperation;
  outcome: RequestOutcome;
  /**
     * Id of the record that it made or changed; null where it was refused.
     * @nullable
     * @pattern ^[A-Za-z0-9_-]{1,64}$
     */
  record_id: string | null;
  /**
     * When it was done or refused.
     * @minimum 1000000000
     * @maximum 9999999999
     */
  answered_at: number;
}
