/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { TargetId } from './target-id.ts';

export interface TargetRemoved {
  id: TargetId;
}
