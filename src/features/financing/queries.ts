import { pagedQuery } from '@/components/records/paging.ts'
import {
  getGetIncomeCalendarQueryOptions,
  getGetProjectQueryOptions,
  getGetPurchaseQueryOptions,
  getListProjectsInfiniteQueryOptions,
  getListPurchasesInfiniteQueryOptions,
} from '@/generated/financing/financing.ts'
import type { ListPurchasesParams } from '@/generated/model/list-purchases-params.ts'
import { ProjectFilter } from '@/generated/model/project-filter.ts'
import { ProjectSort } from '@/generated/model/project-sort.ts'
import { readMonth } from './calendar-rules.ts'

/** What the address asks of the list of projects; what it does not know counts as not asked. */
export function readProjectFilter(search: URLSearchParams) {
  const asked = <Value extends string>(name: string, values: Record<string, Value>) =>
    Object.values(values).find((value) => value === search.get(name))
  return {
    filter: asked('filter', ProjectFilter) ?? ProjectFilter.all,
    sort: asked('sort', ProjectSort) ?? ProjectSort.newest,
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
