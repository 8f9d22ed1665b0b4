import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const ordersPages: readonly PageDefinition[] = [
  {
    ...pages.orders,
    title: common.orders,
    load: async () => (await import('./orders-screen.tsx')).OrdersScreen,
  },
]
