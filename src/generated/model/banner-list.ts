/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Banner } from './banner.ts';

export interface BannerList {
  /** @maxItems 20 */
  list: Banner[];
}
