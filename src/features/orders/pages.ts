import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.orders,
    title: titles.orders,
    bar: 'custom',
    access: 'private',
    load: async () => (await import('./orders-screen.tsx')).OrdersScreen,
  },
]
