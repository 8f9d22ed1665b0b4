/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Refusal } from './refusal.ts';
import type { RefusedCode } from './refused-code.ts';
import type { ServerTime } from './server-time.ts';

/**
 * A business rule said no. Nothing was changed.
 */
export interface Refused {
  /** Refused. */
  code: RefusedCode;
  msg: Message;
  time: ServerTime;
  data: Refusal;
}
