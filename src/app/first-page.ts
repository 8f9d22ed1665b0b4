import { presentAreas } from '@/api/areas.ts'
import { currentToken } from '@/api/session.ts'
import { getGetUserQueryOptions } from '@/generated/account/account.ts'
import { getGetSiteInfoQueryOptions } from '@/generated/content/content.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { queryClient } from './cache.ts'
import { prefetchScreen } from './load-screen.ts'
import type { Route } from './routes.ts'
import { routeOf } from './routes.ts'

/**
 * Requests everything that a page needs at once. What is requested only after rendering comes one round
 * trip later.
 */
export function prefetchPage(route: Route, search: string): void {
  const loggedIn = currentToken() !== null
  // The gate waits for the user's information.
  if (loggedIn) void queryClient.prefetchQuery(getGetUserQueryOptions())
  if (loggedIn || route.access === 'public' || route.access === 'optional') {
    if (presentAreas().hasPage(route.path)) {
      route.prefetch?.(queryClient, new URLSearchParams(search))
    }
  }
  prefetchScreen(route)
}

/**
 * Prepares the page of the present address. Resolves when the texts are there or cannot be fetched:
 * without them the frame would show ids, which are still better than an empty page.
 */
export async function prepareFirstPage(): Promise<void> {
  // The route is in the hash.
  const [path, search = ''] = window.location.hash.slice(1).split('?')
  const route = routeOf(path || '/')
  // The texts first: the page is drawn as soon as they are there, and fills as the answers come.
  const texts = loadMessages(route?.feature).catch(() => undefined)
  void queryClient.prefetchQuery(getGetSiteInfoQueryOptions())
  if (route) prefetchPage(route, search)
  await texts
}
