import { defineMessages } from 'react-intl'
import { getGetBalanceProductQueryOptions } from '@/generated/financing/financing.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  finance: {
    id: 'app.title.finance',
    defaultMessage: 'Investments',
    description: 'Title of the overview of the money in financing projects.',
  },
})

export const financePages: readonly PageDefinition[] = [
  {
    ...pages.finance,
    title: titles.finance,
    prefetch: (cache) => cache.prefetchQuery(getGetBalanceProductQueryOptions()),
    load: async () => (await import('./finance-screen.tsx')).FinanceScreen,
  },
]
