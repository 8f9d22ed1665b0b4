import {
  getGetIncomeCalendarQueryOptions,
  getGetProjectQueryOptions,
  getGetPurchaseQueryOptions,
  getListProjectsInfiniteQueryOptions,
  getListPurchasesInfiniteQueryOptions,
} from '@/generated/financing/financing.ts'
import type { ListPurchasesParams, ProjectFilter, ProjectSort } from '@/generated/h5.schemas.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'
import { readMonth } from './calendar-rules.ts'

/** What the list can show; each page carries this file, so the contract's own lists stay out of it. */
const filters: Record<ProjectFilter, true> = { all: true, in_progress: true, ended: true }

const sorts: Record<ProjectSort, true> = {
  newest: true,
  daily_rate: true,
  investment_cycle: true,
  minimum_amount: true,
  progress: true,
}

const isIn = <Value extends string>(values: Record<Value, true>, text: string): text is Value =>
  Object.hasOwn(values, text)

/** What the address asks of the list of projects; what it does not know counts as not asked. */
export function readProjectFilter(search: URLSearchParams) {
  const filter = search.get('filter') ?? ''
  const sort = search.get('sort') ?? ''
  return {
    filter: isIn(filters, filter) ? filter : ('all' as const),
    sort: isIn(sorts, sort) ? sort : ('newest' as const),
  }
}

/** The projects that the address asks for. */
export const projectsQuery = (search: URLSearchParams) =>
  getListProjectsInfiniteQueryOptions(readProjectFilter(search), { query: pagedQuery })

/** One project. */
export const projectQuery = (id: string) => getGetProjectQueryOptions({ project_id: id })

/** The purchases in one status, or all, newest first. */
export const purchasesQuery = (filter: ListPurchasesParams = {}) =>
  getListPurchasesInfiniteQueryOptions(filter, { query: pagedQuery })

/** One purchase. */
export const purchaseQuery = (id: string) => getGetPurchaseQueryOptions({ purchase_id: id })

/** When the incomes of all purchases come, in the month that the address asks for. */
export const incomeCalendarQuery = (search: URLSearchParams) =>
  getGetIncomeCalendarQueryOptions(readMonth(search))
