import { pagedQuery } from '@/components/records/paging.ts'
import type { ListExchangeRecordsParams } from '@/generated/h5.schemas.ts'
import { getListExchangeRecordsInfiniteQueryOptions } from '@/generated/wallet/wallet.ts'

/** The exchanges that match a filter, newest first. */
export const exchangeRecordsQuery = (filter: ListExchangeRecordsParams = {}) =>
  getListExchangeRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
