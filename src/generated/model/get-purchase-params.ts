/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { PurchaseId } from './purchase-id.ts';

export type GetPurchaseParams = {
/**
 * Id of the purchase.
 */
purchase_id: PurchaseId;
};
