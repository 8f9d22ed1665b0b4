import { defineMessages } from 'react-intl'
import { getGetDepositViewQueryOptions } from '@/generated/deposit/deposit.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { depositRecordsQuery } from './queries.ts'

const titles = defineMessages({
  deposit: {
    id: 'app.title.deposit',
    defaultMessage: 'Deposit',
    description: 'Title of the deposit page.',
  },
  depositRecords: {
    id: 'app.title.depositRecords',
    defaultMessage: 'Deposit history',
    description: 'Title of the list of deposits.',
  },
})

export const depositPages: readonly PageDefinition[] = [
  {
    ...pages.deposit,
    title: titles.deposit,
    prefetch: (cache) => cache.prefetchQuery(getGetDepositViewQueryOptions()),
    load: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  },
  {
    ...pages.depositRecords,
    title: titles.depositRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
  {
    // The same list: the specification has two addresses for it.
    ...pages.depositClasses,
    title: titles.depositRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
]
