/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface Balances {
  currency: Currency;
  cash: Money;
  total_asset: Money;
  available: Money;
  frozen: Money;
  yesterday_profit: Money;
  yesterday_balance: Money;
  total_profit: Money;
}
