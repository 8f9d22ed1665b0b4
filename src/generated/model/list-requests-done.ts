/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { Message } from './message.ts';
import type { RequestList } from './request-list.ts';
import type { ServerTime } from './server-time.ts';

export interface ListRequestsDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: RequestList;
}
