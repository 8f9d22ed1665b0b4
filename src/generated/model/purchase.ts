/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DividendMethod } from './dividend-method.ts';
import type { InvestmentCycle } from './investment-cycle.ts';
import type { Money } from './money.ts';
import type { NullableMoney } from './nullable-money.ts';
import type { NullablePurchaseId } from './nullable-purchase-id.ts';
import type { NullableRequestId } from './nullable-request-id.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { ProjectId } from './project-id.ts';
import type { ProjectTitle } from './project-title.ts';
import type { PurchaseId } from './purchase-id.ts';
import type { PurchaseStatus } from './purchase-status.ts';
import type { PurchaseType } from './purchase-type.ts';
import type { Rate } from './rate.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `principal` = `initial_amount` + `appended_amount`. Income of a day = principal of that day x
 * `daily_rate`, half-up to the cent each day (`daily_interest`) or once over the cycle
 * (`all_at_expiry`); `daily_income` is that of the present principal. `income_paid` reached the
 * balance; `income_held` waits until `append_money` is added, which is null while nothing is
 * awaited; `income_accrued` is of past days and paid at expiry; `income_lost` was given up by
 * settling early; `income_expected` is that of the whole cycle kept to its end. `progress` =
 * `days_done` / `investment_cycle`.
 *
 * It was bought at `bought_at`, earns from `earns_from` on and ends at `release_date`.
 * `next_income` is paid at `next_income_at`; null when none will be. `returned_amount` is the
 * principal that came back at `settled_at`; null before.
 */
export interface Purchase {
  /** The purchase of a project. */
  type: PurchaseType;
  id: PurchaseId;
  request_id: NullableRequestId | null;
  project_id: ProjectId;
  title: ProjectTitle;
  status: PurchaseStatus;
  currency: Currency;
  initial_amount: Money;
  appended_amount: Money;
  principal: Money;
  append_money: NullableMoney | null;
  daily_rate: Rate;
  investment_cycle: InvestmentCycle;
  dividend_method: DividendMethod;
  daily_income: Money;
  income_paid: Money;
  income_held: Money;
  income_accrued: Money;
  income_lost: Money;
  income_expected: Money;
  /**
     * Days of the cycle that are over.
     * @minimum 0
     * @maximum 3650
     */
  days_done: number;
  progress: Rate;
  bought_at: Timestamp;
  earns_from: Timestamp;
  release_date: Timestamp;
  next_income: NullableMoney | null;
  next_income_at: NullableTimestamp | null;
  settled_at: NullableTimestamp | null;
  returned_amount: NullableMoney | null;
  renewed_from: NullablePurchaseId | null;
  renewed_to: NullablePurchaseId | null;
}
