/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { LimitQueryParameter } from './limit-query-parameter.ts';
import type { PageQueryParameter } from './page-query-parameter.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSort } from './project-sort.ts';

export type ListProjectsParams = {
/**
 * Which projects.
 */
filter?: ProjectFilter;
/**
 * Order of the list.
 */
sort?: ProjectSort;
/**
 * Page to answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageQueryParameter;
/**
 * Records a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitQueryParameter;
};
