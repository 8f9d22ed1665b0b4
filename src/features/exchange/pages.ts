import { defineMessages } from 'react-intl'
import { getGetExchangeQueryOptions } from '@/generated/wallet/wallet.ts'
import { pages } from '@/lib/pages.ts'
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
    ...pages.exchange,
    title: titles.exchange,
    prefetch: (cache) => cache.prefetchQuery(getGetExchangeQueryOptions()),
    load: async () => (await import('./exchange-screen.tsx')).ExchangeScreen,
  },
  {
    ...pages.exchangeRecords,
    title: titles.exchangeRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(exchangeRecordsQuery()),
    load: async () => (await import('./exchange-records-screen.tsx')).ExchangeRecordsScreen,
  },
]
