/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AllocationPart } from './allocation-part.ts';
import type { Balances } from './balances.ts';
import type { CoinBalance } from './coin-balance.ts';
import type { Currency } from './currency.ts';
import type { LedgerPage } from './ledger-page.ts';
import type { NetWorth } from './net-worth.ts';
import type { TrendPoint } from './trend-point.ts';

/**
 * `trend` is the total asset and the net worth at the start of each of the last 30 days of the site,
 * and now, oldest first; coins are counted at the rate of each moment, so that an exchange costs its
 * fee and nothing else. The parts of `allocation` add up to the total asset, which is cash and
 * financing; coins are beside it.
 */
export interface Wallet {
  currency: Currency;
  balances: Balances;
  net_worth: NetWorth;
  /** @maxItems 10 */
  coins: CoinBalance[];
  /** @maxItems 400 */
  trend: TrendPoint[];
  /** @maxItems 10 */
  allocation: AllocationPart[];
  ledger: LedgerPage;
}
