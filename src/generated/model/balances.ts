/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * The user's money now, in one currency; coins are not in it.
 *
 * - `available`: what can be spent. `frozen`: stakes of open orders and withdrawals under review.
 *   `cash`: both together.
 * - `total_asset`: `cash` and what is in financing projects.
 * - `total_profit`: what settled orders paid less their stakes and fees, and the income of projects,
 *   ever. Deposits, withdrawals, gifts, bonuses, corrections and exchanges are no profit.
 * - `yesterday_profit`: the part of it from the beginning of yesterday, a calendar day of the site's
 *   time zone, to its end, the income paid at its end included.
 * - `yesterday_balance`: `total_asset` at the beginning of yesterday.
 */
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
