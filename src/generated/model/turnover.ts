/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Traded amount that a withdrawal needs, `required`: as much as was deposited. `done` are the stakes of
 * orders that were won or lost, and the principal put into projects. `remaining` = `required` - `done`,
 * at least 0.
 */
export interface Turnover {
  required: Money;
  done: Money;
  remaining: Money;
}
