/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Rate } from './rate.ts';
import type { SettlementSeconds } from './settlement-seconds.ts';

export interface SettlementOption {
  seconds: SettlementSeconds;
  profit_rate: Rate;
  fee_rate: Rate;
  single_min: Money;
  single_max: Money;
  total_max: Money;
  currency: Currency;
}
