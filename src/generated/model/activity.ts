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

export interface Activity {
  id: ContentId;
  title: Title;
  html: Html;
  image_url: NullableImageUrl | null;
  starts_at: Timestamp;
  ends_at: NullableTimestamp | null;
  state: ActivityState;
  link: NullableRoute | null;
}
