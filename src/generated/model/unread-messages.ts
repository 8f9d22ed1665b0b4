/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { TypeUnread } from './type-unread.ts';
import type { UnreadCount } from './unread-count.ts';

/**
 * Over all pages, whatever the filter. Types without unread messages are left out.
 */
export interface UnreadMessages {
  total: UnreadCount;
  /** @maxItems 20 */
  by_type: TypeUnread[];
}
