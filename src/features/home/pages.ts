import { defineMessages } from 'react-intl'
import { getGetHomeQueryOptions } from '@/generated/content/content.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { homeBannersQuery } from './queries.ts'

const titles = defineMessages({
  home: {
    id: 'app.title.home',
    defaultMessage: 'About Us',
    description: 'Title of the entry page.',
  },
})

export const homePages: readonly PageDefinition[] = [
  {
    ...pages.aboutUs,
    title: titles.home,
    prefetch: (cache) => {
      void cache.prefetchQuery(getGetHomeQueryOptions())
      void cache.prefetchQuery(homeBannersQuery())
    },
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
]
