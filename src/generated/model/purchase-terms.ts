/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * When money put in now begins to earn, is first paid, and is released; null when the project takes none.
 */
export interface PurchaseTerms {
  earns_from: NullableTimestamp | null;
  first_income_at: NullableTimestamp | null;
  release_date: NullableTimestamp | null;
}
