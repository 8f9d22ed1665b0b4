/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { NullableTimestamp } from './nullable-timestamp.ts';

/**
 * What follows from money put in now: it earns from `earns_from` on, is first paid at
 * `first_income_at` and comes back at `release_date`; null when the project takes none.
 */
export interface PurchaseTerms {
  earns_from: NullableTimestamp | null;
  first_income_at: NullableTimestamp | null;
  release_date: NullableTimestamp | null;
}
