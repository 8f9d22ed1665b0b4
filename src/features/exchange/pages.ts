import { getGetExchangeQueryOptions } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { exchangeRecordsQuery } from './queries.ts'

export const exchangePages: readonly PageDefinition[] = [
  {
    ...pages.exchange,
    title: common.exchange,
    prefetch: (cache) => cache.prefetchQuery(getGetExchangeQueryOptions()),
    load: async () => (await import('./exchange-screen.tsx')).ExchangeScreen,
  },
  {
    ...pages.exchangeRecords,
    title: common.exchangeRecords,
    prefetch: (cache) => cache.prefetchInfiniteQuery(exchangeRecordsQuery()),
    load: async () => (await import('./exchange-records-screen.tsx')).ExchangeRecordsScreen,
  },
]
