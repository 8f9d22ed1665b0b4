/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentId } from './content-id.ts';
import type { NewsCategory } from './news-category.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { PlainText } from './plain-text.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * An article in a list. `published_at` is since when it is shown.
 */
export interface NewsSummary {
  id: ContentId;
  category: NewsCategory;
  title: Title;
  summary: PlainText;
  image_url: NullableImageUrl | null;
  published_at: Timestamp;
}
