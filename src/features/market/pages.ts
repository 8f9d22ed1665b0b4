import { defineMessages } from 'react-intl'
import { productsQuery } from '@/domain/quotes/products-query.ts'
import { quotesQuery } from '@/domain/quotes/use-live-quotes.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
})

export const marketPages: readonly PageDefinition[] = [
  {
    ...pages.index,
    title: titles.trade,
    prefetch: (cache) => {
      void cache.prefetchQuery(productsQuery())
      void cache.prefetchQuery(quotesQuery())
    },
    load: async () => (await import('./quotes-screen.tsx')).QuotesScreen,
  },
]
