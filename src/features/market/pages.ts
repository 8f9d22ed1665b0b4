import { productsQuery } from '@/domain/quotes/products-query.ts'
import { quotesQuery } from '@/domain/quotes/use-live-quotes.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const marketPages: readonly PageDefinition[] = [
  {
    ...pages.index,
    title: common.trade,
    prefetch: (cache) => {
      void cache.prefetchQuery(productsQuery())
      void cache.prefetchQuery(quotesQuery())
    },
    load: async () => (await import('./quotes-screen.tsx')).QuotesScreen,
  },
]
