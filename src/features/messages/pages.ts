import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { messagesQuery, noticesQuery } from './queries.ts'

export const messagesPages: readonly PageDefinition[] = [
  {
    ...pages.messages,
    title: common.messages,
    prefetch: (cache) => cache.prefetchInfiniteQuery(messagesQuery()),
    load: async () => (await import('./messages-screen.tsx')).MessagesScreen,
  },
  {
    ...pages.notices,
    title: common.notices,
    prefetch: (cache) => cache.prefetchInfiniteQuery(noticesQuery()),
    load: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  },
]
