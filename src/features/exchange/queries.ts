import type { ListExchangeRecordsParams } from '@/generated/h5.schemas.ts'
import { getListExchangeRecordsInfiniteQueryOptions } from '@/generated/wallet/wallet.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The exchanges that match a filter, newest first. */
export const exchangeRecordsQuery = (filter: ListExchangeRecordsParams = {}) =>
  getListExchangeRecordsInfiniteQueryOptions(filter, { query: pagedQuery })
