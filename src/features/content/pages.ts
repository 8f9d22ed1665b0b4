import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { articleQuery, newsQuery } from './queries.ts'

const titles = defineMessages({
  agreement: {
    id: 'app.title.agreement',
    defaultMessage: 'Terms',
    description: 'Title of the page with agreement, privacy and risk texts.',
  },
  newsDetails: {
    id: 'app.title.newsDetails',
    defaultMessage: 'News',
    description: 'Title of the page with one article.',
  },
  splash: {
    id: 'app.title.splash',
    defaultMessage: 'Welcome',
    description: 'Title of the splash page, until the name of the product is known.',
  },
})

export const contentPages: readonly PageDefinition[] = [
  {
    ...pages.agreement,
    title: titles.agreement,
    load: async () => (await import('./agreement-screen.tsx')).AgreementScreen,
  },
  {
    ...pages.news,
    title: common.news,
    prefetch: (cache) => cache.prefetchInfiniteQuery(newsQuery()),
    load: async () => (await import('./news-screen.tsx')).NewsScreen,
  },
  {
    ...pages.newsDetails,
    title: titles.newsDetails,
    prefetch: (cache, search) => cache.prefetchQuery(articleQuery(search.get('id') ?? '')),
    load: async () => (await import('./news-details-screen.tsx')).NewsDetailsScreen,
  },
  {
    ...pages.download,
    title: common.getApp,
    load: async () => (await import('./download-screen.tsx')).DownloadScreen,
  },
  {
    ...pages.splash,
    title: titles.splash,
    load: async () => (await import('./splash-screen.tsx')).SplashScreen,
  },
]
