/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { AppDownloads } from './app-downloads.ts';
import type { NullableDemo } from './nullable-demo.ts';
import type { NullableImageUrl } from './nullable-image-url.ts';
import type { PlainText } from './plain-text.ts';
import type { SiteEnvironment } from './site-environment.ts';
import type { SiteLimits } from './site-limits.ts';
import type { SupportInfo } from './support-info.ts';
import type { TimeZone } from './time-zone.ts';

export interface SiteInfo {
  /**
     * Name shown in titles.
     * @minLength 1
     * @maxLength 40
     */
  product_name: string;
  /**
     * Domain of the site; invitation links use h5. before it.
     * @pattern ^[a-z0-9.-]{3,253}$
     */
  domain: string;
  logo_url: NullableImageUrl | null;
  environment: SiteEnvironment;
  time_zone: TimeZone;
  /**
     * Version of the app that the server was made for.
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+$
     */
  version: string;
  risk_notice: PlainText;
  project_risk_notice: PlainText;
  support: SupportInfo;
  downloads: AppDownloads;
  demo: NullableDemo | null;
  limits: SiteLimits;
}
