import { defineMessages } from 'react-intl'
import { getGetBalanceProductQueryOptions } from '@/generated/financing/financing.ts'
import { paths } from '@/lib/paths.ts'
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
    path: paths.finance,
    title: titles.finance,
    bar: 'custom',
    access: 'private',
    prefetch: (cache) => cache.prefetchQuery(getGetBalanceProductQueryOptions()),
    load: async () => (await import('./finance-screen.tsx')).FinanceScreen,
  },
]
