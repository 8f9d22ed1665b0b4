import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.messages,
    title: titles.messages,
    bar: 'standard',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(messagesQuery()),
    load: async () => (await import('./messages-screen.tsx')).MessagesScreen,
  },
  {
    path: paths.notices,
    title: titles.notices,
    bar: 'standard',
    access: 'session',
    prefetch: (cache) => cache.prefetchInfiniteQuery(noticesQuery()),
    load: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  },
]
