/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { HomeBlock } from './home-block.ts';

export interface HomeView {
  /** @maxItems 20 */
  blocks: HomeBlock[];
}
