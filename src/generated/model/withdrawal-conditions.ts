/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Rate } from './rate.ts';
import type { Turnover } from './turnover.ts';
import type { WithdrawalRequirements } from './withdrawal-requirements.ts';
import type { WithdrawalWindow } from './withdrawal-window.ts';
import type { WithdrawalsToday } from './withdrawals-today.ts';

/**
 * Everything that decides about a withdrawal. Shown before money goes in, too. `min` and `max`
 * bound the amount of one, of which `fee_rate` is the fee.
 */
export interface WithdrawalConditions {
  currency: Currency;
  min: Money;
  max: Money;
  fee_rate: Rate;
  window: WithdrawalWindow;
  today: WithdrawalsToday;
  turnover: Turnover;
  requirements: WithdrawalRequirements;
}
