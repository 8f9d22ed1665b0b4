import type { ListWithdrawalRecordsParams } from '@/generated/h5.schemas.ts'
import { getListWithdrawalRecordsInfiniteQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The withdrawals that match a filter, newest first. */
export const withdrawalRecordsQuery = (filter: ListWithdrawalRecordsParams = {}) =>
  getListWithdrawalRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
