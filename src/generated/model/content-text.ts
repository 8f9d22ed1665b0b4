/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ActivitySummary } from './activity-summary.ts';
import type { ContentType } from './content-type.ts';
import type { Html } from './html.ts';
import type { Timestamp } from './timestamp.ts';
import type { Title } from './title.ts';

/**
 * A text of the site. `updated_at` is when its present `version` was published.
 */
export interface ContentText {
  type: ContentType;
  title: Title;
  html: Html;
  /**
     * Version of the text; what was accepted at registration names it.
     * @minLength 1
     * @maxLength 20
     */
  version: string;
  updated_at: Timestamp;
  /** @maxItems 100 */
  activities: ActivitySummary[];
}
