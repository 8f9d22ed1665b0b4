/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Quote } from './quote.ts';

export interface QuoteList {
  /** @maxItems 500 */
  list: Quote[];
}
