/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentId } from './content-id.ts';
import type { PlainText } from './plain-text.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * The announcement, or null when there is none. `published_at` is when it was first shown.
 * @nullable
 */
export type NullableAnnouncement = {
  id: ContentId;
  title: Title;
  text: PlainText;
  /** Whether it is to be read before anything else is done. What is not is told in a line that can be left. */
  urgent: boolean;
  published_at: Timestamp;
} | null;
