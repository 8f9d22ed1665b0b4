import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  orders: {
    id: 'app.title.orders',
    defaultMessage: 'Orders',
    description: 'Title of the page with all orders of the user.',
  },
})

export const ordersPages: readonly PageDefinition[] = [
  {
    ...pages.orders,
    title: titles.orders,
    load: async () => (await import('./orders-screen.tsx')).OrdersScreen,
  },
]
