/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ClockTime } from './clock-time.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Rate } from './rate.ts';

/**
 * Limits that texts name, in `currency`; the views of a deposit and a withdrawal have those of
 * the account. `deposit_min` and `deposit_max` bound one deposit, `withdrawal_min` and
 * `withdrawal_max` one withdrawal, of which `withdrawal_fee_rate` is the fee. Withdrawals are
 * taken from `withdrawal_opens` to `withdrawal_closes` in the time zone of the site.
 */
export interface SiteLimits {
  currency: Currency;
  deposit_min: Money;
  deposit_max: Money;
  withdrawal_min: Money;
  withdrawal_max: Money;
  withdrawal_fee_rate: Rate;
  withdrawal_opens: ClockTime;
  withdrawal_closes: ClockTime;
  /**
     * Withdrawals allowed on one day.
     * @minimum 0
     * @maximum 1000
     */
  withdrawal_times_max: number;
}
