import {
  getListSecurityEventsInfiniteQueryOptions,
  getListSessionsQueryOptions,
} from '@/generated/security/security.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** Where the user is logged in. */
export const sessionsQuery = () => getListSessionsQueryOptions()

/** What happened to the account, newest first. */
export const securityEventsQuery = () =>
  getListSecurityEventsInfiniteQueryOptions({}, { query: pagedQuery })
