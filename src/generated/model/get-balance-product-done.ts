/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { BalanceProduct } from './balance-product.ts';
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';

export interface GetBalanceProductDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: BalanceProduct;
}
