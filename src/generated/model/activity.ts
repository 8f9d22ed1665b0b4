/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ActivityState } from './activity-state.ts';
import type { ContentId } from './content-id.ts';
import type { Html } from './html.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { NullableRoute } from './nullable-route.ts';
import type { NullableTimestamp } from './nullable-timestamp.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * A whole activity. It runs from `start_time` to `end_time`, without end when that is null.
 */
export interface Activity {
  id: ContentId;
  title: Title;
  html: Html;
  image_url: NullableImageUrl | null;
  start_time: Timestamp;
  end_time: NullableTimestamp | null;
  state: ActivityState;
  link: NullableRoute | null;
}
