/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { MessageId } from './message-id.ts';
import type { MessageType } from './message-type.ts';
import type { NullableRecordId } from './nullable-record-id.ts';
import type { NullableRoute } from './nullable-route.ts';
import type { PlainText } from './plain-text.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * `link` is the page that it leads to, `record_id` the record on that page. `created_at` is when
 * it was sent.
 */
export interface PersonalMessage {
  id: MessageId;
  type: MessageType;
  title: Title;
  text: PlainText;
  /** Whether the user has read it. */
  read: boolean;
  link: NullableRoute | null;
  record_id: NullableRecordId | null;
  created_at: Timestamp;
}
