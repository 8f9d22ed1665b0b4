/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { PersonalMessage } from './personal-message.ts';
import type { Total } from './total.ts';
import type { UnreadMessages } from './unread-messages.ts';

export interface MessagePage {
  /** @maxItems 100 */
  list: PersonalMessage[];
  total: Total;
  page: Page;
  limit: Limit;
  unread: UnreadMessages;
}
