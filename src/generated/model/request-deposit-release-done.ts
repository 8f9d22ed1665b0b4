/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { DepositReleaseRequested } from './deposit-release-requested.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';

export interface RequestDepositReleaseDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: DepositReleaseRequested;
}
