import { defineMessages } from 'react-intl'
import { quotesQuery } from '@/domain/quotes/use-live-quotes.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { productQuery, settlementOptionsQuery } from './queries.ts'

const titles = defineMessages({
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
})

export const tradePages: readonly PageDefinition[] = [
  {
    ...pages.trade,
    title: titles.trade,
    prefetch: (cache, search) => {
      const symbol = search.get('symbol')
      if (!symbol) return
      void cache.prefetchQuery(quotesQuery([symbol]))
      void cache.prefetchQuery(productQuery(symbol))
      void cache.prefetchQuery(settlementOptionsQuery(symbol))
    },
    load: async () => {
      const { TradeScreen } = await import('./trade-screen.tsx')
      // After it, not to share its line. The chart waits for it, says where it cannot be had, and asks again.
      import('./chart/chart.tsx').catch(() => undefined)
      return TradeScreen
    },
  },
]
