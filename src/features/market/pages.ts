import { defineMessages } from 'react-intl'
import { productsQuery } from '@/domain/quotes/products-query.ts'
import { quotesQuery } from '@/domain/quotes/use-live-quotes.ts'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
})

export const marketPages: readonly PageDefinition[] = [
  {
    path: paths.index,
    title: titles.trade,
    bar: 'custom',
    tab: 'trade',
    access: 'public',
    prefetch: (cache) => {
      void cache.prefetchQuery(productsQuery())
      void cache.prefetchQuery(quotesQuery())
    },
    load: async () => (await import('./quotes-screen.tsx')).QuotesScreen,
  },
]
