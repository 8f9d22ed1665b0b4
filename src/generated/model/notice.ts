/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentId } from './content-id.ts';
import type { PlainText } from './plain-text.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * A platform notice. `published_at` is since when it is shown.
 */
export interface Notice {
  id: ContentId;
  title: Title;
  text: PlainText;
  published_at: Timestamp;
}
