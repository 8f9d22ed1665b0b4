/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { RequestRecord } from './request-record.ts';

export interface RequestList {
  /** @maxItems 500 */
  list: RequestRecord[];
}
