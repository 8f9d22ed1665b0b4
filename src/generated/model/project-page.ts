/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Limit } from './limit.ts';
import type { Page } from './page.ts';
import type { Project } from './project.ts';
import type { Total } from './total.ts';

export interface ProjectPage {
  /** @maxItems 100 */
  list: Project[];
  total: Total;
  page: Page;
  limit: Limit;
}
