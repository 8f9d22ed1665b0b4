/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { TradeOrder } from './trade-order.ts';

export interface OrderData {
  order: TradeOrder;
}
