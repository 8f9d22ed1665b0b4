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

/**
 * An activity in a list. It runs from `start_time` to `end_time`, without end when that is null.
 */
export interface ActivitySummary {
  id: ContentId;
  title: Title;
  summary: PlainText;
  image_url: NullableImageUrl | null;
  start_time: Timestamp;
  end_time: NullableTimestamp | null;
  state: ActivityState;
}
