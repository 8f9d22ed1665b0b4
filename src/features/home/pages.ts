import { defineMessages } from 'react-intl'
import { getGetHomeQueryOptions } from '@/generated/content/content.ts'
import { paths } from '@/lib/paths.ts'
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
    path: paths.aboutUs,
    title: titles.home,
    bar: 'custom',
    tab: 'home',
    access: 'public',
    prefetch: (cache) => {
      void cache.prefetchQuery(getGetHomeQueryOptions())
      void cache.prefetchQuery(homeBannersQuery())
    },
    load: async () => (await import('./home-screen.tsx')).HomeScreen,
  },
]
