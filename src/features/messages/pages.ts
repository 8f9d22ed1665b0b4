import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { messagesQuery, noticesQuery } from './queries.ts'

const titles = defineMessages({
  messages: {
    id: 'app.title.messages',
    defaultMessage: 'Messages',
    description: 'Title of the list of personal messages.',
  },
  notices: {
    id: 'app.title.notices',
    defaultMessage: 'Notices',
    description: 'Title of the list of notices of the platform to everybody.',
  },
})

export const messagesPages: readonly PageDefinition[] = [
  {
    ...pages.messages,
    title: titles.messages,
    prefetch: (cache) => cache.prefetchInfiniteQuery(messagesQuery()),
    load: async () => (await import('./messages-screen.tsx')).MessagesScreen,
  },
  {
    ...pages.notices,
    title: titles.notices,
    prefetch: (cache) => cache.prefetchInfiniteQuery(noticesQuery()),
    load: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  },
]
