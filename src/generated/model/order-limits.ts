/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface OrderLimits {
  currency: Currency;
  single_min: Money;
  single_max: Money;
  total_max: Money;
}
