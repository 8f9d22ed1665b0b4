import { getGetDepositViewQueryOptions } from '@/generated/deposit/deposit.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { depositRecordsQuery } from './queries.ts'

export const depositPages: readonly PageDefinition[] = [
  {
    ...pages.deposit,
    title: common.deposit,
    prefetch: (cache) => cache.prefetchQuery(getGetDepositViewQueryOptions()),
    load: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  },
  {
    ...pages.depositRecords,
    title: common.depositRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
  {
    // The same list: the specification has two addresses for it.
    ...pages.depositClasses,
    title: common.depositRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
]
