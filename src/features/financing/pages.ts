import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { CALENDAR } from './calendar-rules.ts'
import {
  incomeCalendarQuery,
  projectQuery,
  projectsQuery,
  purchaseQuery,
  purchasesQuery,
} from './queries.ts'

const titles = defineMessages({
  project: {
    id: 'app.title.project',
    defaultMessage: 'Project',
    description: 'Title of the list of financing projects.',
  },
  projectDetails: {
    id: 'app.title.projectDetails',
    defaultMessage: 'Project details',
    description: 'Title of the page of one financing project, until its name is known.',
  },
  myProjects: {
    id: 'app.title.myProjects',
    defaultMessage: 'My projects',
    description: 'Title of the list of investments, and of one until its name is known.',
  },
})

export const financingPages: readonly PageDefinition[] = [
  {
    ...pages.project,
    title: titles.project,
    prefetch: (cache, search) => cache.prefetchInfiniteQuery(projectsQuery(search)),
    load: async () => (await import('./projects-screen.tsx')).ProjectsScreen,
  },
  {
    ...pages.projectDetails,
    title: titles.projectDetails,
    prefetch: (cache, search) => {
      const id = search.get('project_id')
      if (id) void cache.prefetchQuery(projectQuery(id))
    },
    load: async () => (await import('./project-details-screen.tsx')).ProjectDetailsScreen,
  },
  {
    ...pages.purchase,
    title: titles.myProjects,
    prefetch: (cache, search) => {
      const id = search.get('purchase_id')
      if (id) void cache.prefetchQuery(purchaseQuery(id))
      else if (search.get('view') === CALENDAR) {
        void cache.prefetchQuery(incomeCalendarQuery(search))
      } else {
        void cache.prefetchInfiniteQuery(purchasesQuery())
      }
    },
    load: async () => (await import('./purchase-screen.tsx')).PurchaseScreen,
  },
]
