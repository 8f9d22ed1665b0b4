/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Traded amount that a withdrawal needs. remaining = required - done, at least 0.
 */
export interface Turnover {
  required: Money;
  done: Money;
  remaining: Money;
}
