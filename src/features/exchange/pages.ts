import { defineMessages } from 'react-intl'
import { getGetExchangeQueryOptions } from '@/generated/wallet/wallet.ts'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { exchangeRecordsQuery } from './queries.ts'

const titles = defineMessages({
  exchange: {
    id: 'app.title.exchange',
    defaultMessage: 'Exchange',
    description: 'Title of the page where cash and coins are exchanged.',
  },
  exchangeRecords: {
    id: 'app.title.exchangeRecords',
    defaultMessage: 'Exchange history',
    description: 'Title of the list of exchanges.',
  },
})

export const exchangePages: readonly PageDefinition[] = [
  {
    path: paths.exchange,
    title: titles.exchange,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchQuery(getGetExchangeQueryOptions()),
    load: async () => (await import('./exchange-screen.tsx')).ExchangeScreen,
  },
  {
    path: paths.exchangeRecords,
    title: titles.exchangeRecords,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(exchangeRecordsQuery()),
    load: async () => (await import('./exchange-records-screen.tsx')).ExchangeRecordsScreen,
  },
]
