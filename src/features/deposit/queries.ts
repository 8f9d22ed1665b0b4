import { getListDepositRecordsInfiniteQueryOptions } from '@/generated/deposit/deposit.ts'
import type { ListDepositRecordsParams } from '@/generated/h5.schemas.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The deposits that match a filter, newest first. */
export const depositRecordsQuery = (filter: ListDepositRecordsParams = {}) =>
  getListDepositRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
