/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Purchase } from './purchase.ts';
import type { TradeOrder } from './trade-order.ts';

/**
 * A timed order or the purchase of a project, told apart by type.
 */
export type OrderListItem = TradeOrder | Purchase;
