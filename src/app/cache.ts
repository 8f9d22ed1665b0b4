import { setSiteAreas } from '@/api/areas.ts'
import { createQueryClient } from '@/api/query-client.ts'
import { getGetSiteInfoQueryKey } from '@/generated/content/content.ts'
import type { SiteInfo } from '@/generated/h5.schemas.ts'
import { setCurrencies } from '@/lib/currencies.ts'
import { isUsableSite, lastSeen, watchLastSeen } from './last-seen.ts'
import { watchLanguage } from './watch-language.ts'
import { watchSession } from './watch-session.ts'
import { watchUnread } from './watch-unread.ts'

/** The cache of the app, for as long as the page lives. */
export const queryClient = createQueryClient()
watchSession(queryClient)
watchLanguage(queryClient)
watchUnread(queryClient)
watchLastSeen(queryClient)

// What the site offered at the last visit holds until it says so again: nothing comes and goes meanwhile.
const seen = lastSeen(getGetSiteInfoQueryKey()) as SiteInfo | undefined
if (seen && isUsableSite(seen)) {
  setSiteAreas(seen)
  setCurrencies(seen)
}
