/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AppendAction } from './append-action.ts';
import type { BuyAgainAction } from './buy-again-action.ts';
import type { RenewAction } from './renew-action.ts';
import type { SettleAction } from './settle-action.ts';

export interface PurchaseActions {
  buy_again: BuyAgainAction;
  append: AppendAction;
  renew: RenewAction;
  settle: SettleAction;
}
