import { getGetOwnLimitsQueryOptions } from '@/generated/limits/limits.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const limitsPages: readonly PageDefinition[] = [
  {
    ...pages.limits,
    title: common.ownLimits,
    prefetch: (cache) => cache.prefetchQuery(getGetOwnLimitsQueryOptions()),
    load: async () => (await import('./limits-screen.tsx')).LimitsScreen,
  },
]
