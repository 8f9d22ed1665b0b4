import { pagedQuery } from '@/components/records/paging.ts'
import {
  getGetNewsQueryOptions,
  getListNewsInfiniteQueryOptions,
} from '@/generated/content/content.ts'
import type { ListNewsParams } from '@/generated/h5.schemas.ts'

/** The news of one category, or all, newest first. */
export const newsQuery = (filter: ListNewsParams = {}) =>
  getListNewsInfiniteQueryOptions(filter, { query: pagedQuery })

/** One article. */
export const articleQuery = (id: string) => getGetNewsQueryOptions({ id })
