/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ActivityState } from './activity-state.ts';
import type { ContentId } from './content-id.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { PlainText } from './plain-text.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

export interface ActivitySummary {
  id: ContentId;
  title: Title;
  summary: PlainText;
  image_url: NullableImageUrl | null;
  starts_at: Timestamp;
  ends_at: NullableTimestamp | null;
  state: ActivityState;
}
