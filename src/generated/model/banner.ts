/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentId } from './content-id.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { NullableRoute } from './nullable-route.ts';
import type { Title } from './title.ts';

export interface Banner {
  id: ContentId;
  title: Title;
  image_url: NullableImageUrl | null;
  link: NullableRoute | null;
}
