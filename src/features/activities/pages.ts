import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { activitiesQuery, activityQuery } from './queries.ts'

const titles = defineMessages({
  activities: {
    id: 'app.title.activities',
    defaultMessage: 'Activity center',
    description: 'Title of the page with the daily bonus and the activities.',
  },
  activity: {
    id: 'app.title.activity',
    defaultMessage: 'Activity',
    description: 'Title of the page of one activity.',
  },
})

export const activitiesPages: readonly PageDefinition[] = [
  {
    ...pages.activities,
    title: titles.activities,
    prefetch: (cache) => cache.prefetchQuery(activitiesQuery()),
    load: async () => (await import('./activity-center-screen.tsx')).ActivityCenterScreen,
  },
  {
    ...pages.activity,
    title: titles.activity,
    prefetch: (cache, search) => cache.prefetchQuery(activityQuery(search.get('id') ?? '')),
    load: async () => (await import('./activity-screen.tsx')).ActivityScreen,
  },
]
