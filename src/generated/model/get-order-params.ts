/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { OrderId } from './order-id.ts';

export type GetOrderParams = {
/**
 * Id of the order.
 */
order_id: OrderId;
};
