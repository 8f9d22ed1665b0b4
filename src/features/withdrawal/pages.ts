import { defineMessages } from 'react-intl'
import { getGetWithdrawalViewQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { withdrawalRecordsQuery } from './queries.ts'

const titles = defineMessages({
  withdraw: {
    id: 'app.title.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Title of the withdrawal page.',
  },
  withdrawalRecords: {
    id: 'app.title.withdrawalRecords',
    defaultMessage: 'Withdrawal history',
    description: 'Title of the list of withdrawals.',
  },
})

export const withdrawalPages: readonly PageDefinition[] = [
  {
    path: paths.withdraw,
    title: titles.withdraw,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchQuery(getGetWithdrawalViewQueryOptions()),
    load: async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen,
  },
  {
    path: paths.withdrawalRecords,
    title: titles.withdrawalRecords,
    bar: 'standard',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(withdrawalRecordsQuery()),
    load: async () => (await import('./withdrawal-records-screen.tsx')).WithdrawalRecordsScreen,
  },
]
