import { getListNoticesInfiniteQueryOptions } from '@/generated/content/content.ts'
import type { ListMessagesParams } from '@/generated/h5.schemas.ts'
import { getListMessagesInfiniteQueryOptions } from '@/generated/messages/messages.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** The messages of one type, or all, newest first. */
export const messagesQuery = (filter: ListMessagesParams = {}) =>
  getListMessagesInfiniteQueryOptions(filter, { query: pagedQuery })

/** The notices of the platform, newest first. */
export const noticesQuery = () => getListNoticesInfiniteQueryOptions({}, { query: pagedQuery })
