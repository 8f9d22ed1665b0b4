/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DividendMethod } from './dividend-method.ts';
import type { EarlySettlement } from './early-settlement.ts';
import type { InvestmentCycle } from './investment-cycle.ts';
import type { Money } from './money.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { ProjectId } from './project-id.ts';
import type { ProjectStatus } from './project-status.ts';
import type { ProjectTitle } from './project-title.ts';
import type { Rate } from './rate.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A fixed-term project. It takes money from `start_time` to `end_time`. `minimum_amount` is the
 * smallest purchase, `maximum_amount` the largest one that it takes now. Of the principal,
 * `daily_rate` is earned each day, `yield` = `daily_rate` x `investment_cycle` in a cycle, and
 * `expected_yield` = `daily_rate` x 365 in a year.
 *
 * `initial_amount` was invested at its opening and is part of `invested_amount`;
 * `remaining_amount` is what it still takes of `total_investment_amount`, 0.00 after its end;
 * `progress` = `invested_amount` / `total_investment_amount`. `release_date` is when the
 * principal of a purchase made now comes back; null when it takes none. `append_money` is what a
 * purchase has to add in its course, 0.00 for none.
 */
export interface Project {
  id: ProjectId;
  title: ProjectTitle;
  /**
     * Plain text about the project.
     * @maxLength 2000
     */
  description: string;
  status: ProjectStatus;
  currency: Currency;
  start_time: Timestamp;
  end_time: Timestamp;
  minimum_amount: Money;
  maximum_amount: Money;
  yield: Rate;
  expected_yield: Rate;
  daily_rate: Rate;
  investment_cycle: InvestmentCycle;
  initial_amount: Money;
  total_investment_amount: Money;
  invested_amount: Money;
  remaining_amount: Money;
  dividend_method: DividendMethod;
  early_settlement: EarlySettlement;
  release_date: NullableTimestamp | null;
  progress: Rate;
  /**
     * Purchases so far.
     * @minimum 0
     * @maximum 1000000000
     */
  purchased_count: number;
  append_money: Money;
  /**
     * Day of the cycle from which the income is held until append_money was added; null when the project
     * asks for no append.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  append_from_day: number | null;
}
