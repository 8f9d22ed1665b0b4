import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.activities,
    title: titles.activities,
    bar: 'standard',
    access: 'session',
    prefetch: (cache) => cache.prefetchQuery(activitiesQuery()),
    load: async () => (await import('./activity-center-screen.tsx')).ActivityCenterScreen,
  },
  {
    path: paths.activity,
    title: titles.activity,
    bar: 'standard',
    access: 'session',
    prefetch: (cache, search) => cache.prefetchQuery(activityQuery(search.get('id') ?? '')),
    load: async () => (await import('./activity-screen.tsx')).ActivityScreen,
  },
]
