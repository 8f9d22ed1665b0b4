/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ContentId } from './content-id.ts';
import type { Html } from './html.ts';
import type { NewsCategory } from './news-category.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * A whole article. `published_at` is since when it is shown.
 */
export interface NewsArticle {
  id: ContentId;
  category: NewsCategory;
  title: Title;
  html: Html;
  image_url: NullableImageUrl | null;
  published_at: Timestamp;
}
