/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { UnreadMessages } from './unread-messages.ts';

export interface MessagesMarked {
  /**
     * How many messages were unread before and are read now.
     * @minimum 0
     * @maximum 1000000
     */
  marked: number;
  unread: UnreadMessages;
}
