import { pagedQuery } from '@/components/records/paging.ts'
import type { ListWithdrawalRecordsParams } from '@/generated/h5.schemas.ts'
import { getListWithdrawalRecordsInfiniteQueryOptions } from '@/generated/withdrawal/withdrawal.ts'

/** The withdrawals that match a filter, newest first. */
export const withdrawalRecordsQuery = (filter: ListWithdrawalRecordsParams = {}) =>
  getListWithdrawalRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
