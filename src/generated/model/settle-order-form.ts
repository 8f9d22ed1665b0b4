/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { OrderId } from './order-id.ts';

export interface SettleOrderForm {
  order_id: OrderId;
}
