import { getGetPriceAlertsQueryOptions } from '@/generated/alerts/alerts.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const alertsPages: readonly PageDefinition[] = [
  {
    ...pages.priceAlerts,
    title: common.priceAlerts,
    prefetch: (cache) => cache.prefetchQuery(getGetPriceAlertsQueryOptions()),
    load: async () => (await import('./alerts-screen.tsx')).AlertsScreen,
  },
]
