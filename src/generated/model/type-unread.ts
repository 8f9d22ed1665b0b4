/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { MessageType } from './message-type.ts';
import type { UnreadCount } from './unread-count.ts';

export interface TypeUnread {
  type: MessageType;
  count: UnreadCount;
}
