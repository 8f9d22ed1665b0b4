import { pagedQuery } from '@/components/records/paging.ts'
import { getListDepositRecordsInfiniteQueryOptions } from '@/generated/deposit/deposit.ts'
import type { ListDepositRecordsParams } from '@/generated/model/list-deposit-records-params.ts'

/** The deposits that match a filter, newest first. */
export const depositRecordsQuery = (filter: ListDepositRecordsParams = {}) =>
  getListDepositRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
