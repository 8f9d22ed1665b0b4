/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { PurchaseMovement } from './purchase-movement.ts';
import type { Purchase } from './purchase.ts';

export interface PurchaseResult {
  purchase: Purchase;
  /**
     * What the request moved, newest first.
     * @maxItems 10
     */
  movements: PurchaseMovement[];
}
