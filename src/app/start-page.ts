import { redirect, replace } from 'react-router-dom'
import { currentAreas } from '@/api/areas.ts'
import { currentToken } from '@/api/session.ts'
import { getGetUserQueryOptions } from '@/generated/account/account.ts'
import { loginPath } from '@/lib/paths.ts'
import { queryClient } from './cache.ts'
import type { Route } from './routes.ts'

/**
 * Starts the requests of a page while its files load; the loader of its route. The page itself shows when
 * the data arrives. Throws a redirect to the login page where the page needs a session and there is none.
 */
export function startPage({ path, access, prefetch }: Route, url: string): null {
  if (!currentAreas().hasPage(path)) return null
  const { pathname, search, searchParams } = new URL(url)
  const isLoggedIn = currentToken() !== null
  if (!isLoggedIn && (access === 'private' || access === 'session')) {
    // The entry of this page is there already unless a link leads to it.
    const isEntry = window.location.hash.slice(1) === `${pathname}${search}`
    throw (isEntry ? replace : redirect)(loginPath({ pathname, search }))
  }
  if (isLoggedIn) void queryClient.prefetchQuery(getGetUserQueryOptions())
  prefetch?.(queryClient, searchParams)
  return null
}
