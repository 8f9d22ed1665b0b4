import {
  getGetNewsQueryOptions,
  getListNewsInfiniteQueryOptions,
} from '@/generated/content/content.ts'
import type { ListNewsParams } from '@/generated/h5.schemas.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The news of one category, or all, newest first. */
export const newsQuery = (filter: ListNewsParams = {}) =>
  getListNewsInfiniteQueryOptions(filter, { query: pagedQuery })

/** One article. */
export const articleQuery = (id: string) => getGetNewsQueryOptions({ id })
