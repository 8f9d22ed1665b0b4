/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';
import type { UnauthenticatedCode } from './unauthenticated-code.ts';

/**
 * No valid session. The client goes to the login page.
 */
export interface Unauthenticated {
  /** Unauthenticated. */
  code: UnauthenticatedCode;
  msg: Message;
  time: ServerTime;
  /**
     * Always null.
     * @nullable
     */
  data: null;
}
