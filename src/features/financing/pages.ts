import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
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
  projectDetails: {
    id: 'app.title.projectDetails',
    defaultMessage: 'Project details',
    description: 'Title of the page of one financing project, until its name is known.',
  },
})

export const financingPages: readonly PageDefinition[] = [
  {
    ...pages.project,
    title: common.project,
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
    title: common.myProjects,
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
