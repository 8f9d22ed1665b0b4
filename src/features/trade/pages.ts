import { quotesQuery } from '@/domain/quotes/use-live-quotes.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { productQuery, settlementOptionsQuery } from './queries.ts'

export const tradePages: readonly PageDefinition[] = [
  {
    ...pages.trade,
    title: common.trade,
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
