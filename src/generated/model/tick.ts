/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Price } from './price.ts';
import type { TickId } from './tick-id.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A published `price` and the moment of its publication, `as_of`. The same `tick_id` has the
 * same price and moment in quotes, orders and here.
 */
export interface Tick {
  tick_id: TickId;
  price: Price;
  as_of: Timestamp;
}
