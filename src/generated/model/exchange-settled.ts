/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ExchangeRecord } from './exchange-record.ts';

export interface ExchangeSettled {
  record: ExchangeRecord;
}
