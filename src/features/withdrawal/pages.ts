import { defineMessages } from 'react-intl'
import { getGetWithdrawalViewQueryOptions } from '@/generated/withdrawal/withdrawal.ts'
import { pages } from '@/lib/pages.ts'
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
    ...pages.withdraw,
    title: titles.withdraw,
    prefetch: (cache) => cache.prefetchQuery(getGetWithdrawalViewQueryOptions()),
    load: async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen,
  },
  {
    ...pages.withdrawalRecords,
    title: titles.withdrawalRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(withdrawalRecordsQuery()),
    load: async () => (await import('./withdrawal-records-screen.tsx')).WithdrawalRecordsScreen,
  },
]
