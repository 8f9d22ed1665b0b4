import { createQueryClient } from '@/api/query-client.ts'
import { watchLastSeen } from './last-seen.ts'
import { watchLanguage } from './watch-language.ts'
import { watchSession } from './watch-session.ts'
import { watchUnread } from './watch-unread.ts'

/** The cache of the app, for as long as the page lives. */
export const queryClient = createQueryClient()
watchSession(queryClient)
watchLanguage(queryClient)
watchUnread(queryClient)
watchLastSeen(queryClient)
