import { defineMessages } from 'react-intl'
import { getGetDepositViewQueryOptions } from '@/generated/deposit/deposit.ts'
import { paths } from '@/lib/paths.ts'
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
    path: paths.deposit,
    title: titles.deposit,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchQuery(getGetDepositViewQueryOptions()),
    load: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  },
  {
    path: paths.depositRecords,
    title: titles.depositRecords,
    bar: 'standard',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
  {
    // The same list: the specification has two addresses for it.
    path: paths.depositClasses,
    title: titles.depositRecords,
    bar: 'standard',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(depositRecordsQuery()),
    load: async () => (await import('./deposit-records-screen.tsx')).DepositRecordsScreen,
  },
]
