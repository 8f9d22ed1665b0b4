import {
  getGetActivityQueryOptions,
  getGetContentByTypeQueryOptions,
} from '@/generated/content/content.ts'

/** The list of activities. */
export const activitiesQuery = () => getGetContentByTypeQueryOptions({ type: 'activity' })

/** One activity. */
export const activityQuery = (id: string) => getGetActivityQueryOptions({ id })
