import { getGetWithdrawalViewQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { withdrawalRecordsQuery } from './queries.ts'

export const withdrawalPages: readonly PageDefinition[] = [
  {
    ...pages.withdraw,
    title: common.withdraw,
    prefetch: (cache) => cache.prefetchQuery(getGetWithdrawalViewQueryOptions()),
    load: async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen,
  },
  {
    ...pages.withdrawalRecords,
    title: common.withdrawalRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(withdrawalRecordsQuery()),
    load: async () => (await import('./withdrawal-records-screen.tsx')).WithdrawalRecordsScreen,
  },
]
