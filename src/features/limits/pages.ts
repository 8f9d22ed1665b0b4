import { defineMessages } from 'react-intl'
import { getGetOwnLimitsQueryOptions } from '@/generated/limits/limits.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  limits: {
    id: 'app.title.limits',
    defaultMessage: 'Own limits',
    description: 'Title of the page where users limit their own orders, or pause trading.',
  },
})

export const limitsPages: readonly PageDefinition[] = [
  {
    ...pages.limits,
    title: titles.limits,
    prefetch: (cache) => cache.prefetchQuery(getGetOwnLimitsQueryOptions()),
    load: async () => (await import('./limits-screen.tsx')).LimitsScreen,
  },
]
