import { defineMessages } from 'react-intl'
import { getGetPriceAlertsQueryOptions } from '@/generated/alerts/alerts.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  priceAlerts: {
    id: 'app.title.priceAlerts',
    defaultMessage: 'Price alerts',
    description: 'Title of the page with the prices that the user wants to be told of.',
  },
})

export const alertsPages: readonly PageDefinition[] = [
  {
    ...pages.priceAlerts,
    title: titles.priceAlerts,
    prefetch: (cache) => cache.prefetchQuery(getGetPriceAlertsQueryOptions()),
    load: async () => (await import('./alerts-screen.tsx')).AlertsScreen,
  },
]
