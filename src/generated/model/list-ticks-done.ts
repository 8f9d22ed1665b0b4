/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';
import type { TickList } from './tick-list.ts';

export interface ListTicksDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: TickList;
}
