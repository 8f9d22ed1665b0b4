/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { PurchaseActions } from './purchase-actions.ts';
import type { PurchaseMovement } from './purchase-movement.ts';
import type { Purchase } from './purchase.ts';
import type { ScheduledIncome } from './scheduled-income.ts';

export interface PurchaseDetails {
  purchase: Purchase;
  /**
     * Past and coming incomes, oldest first.
     * @maxItems 3650
     */
  schedule: ScheduledIncome[];
  actions: PurchaseActions;
  /**
     * Movements of money, newest first.
     * @maxItems 5000
     */
  movements: PurchaseMovement[];
}
