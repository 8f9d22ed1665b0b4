/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * `bonus_total` = `bonus_claimable`, which customer service pays out, + `bonus_paid`.
 */
export interface InvitationTotals {
  /**
     * Invitees since the account exists.
     * @minimum 0
     * @maximum 1000000
     */
  invitees: number;
  currency: Currency;
  bonus_total: Money;
  bonus_claimable: Money;
  bonus_paid: Money;
}
