import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { createHashRouter, redirect, replace } from 'react-router-dom'
import { currentAreas } from '@/api/areas.ts'
import { currentToken } from '@/api/session.ts'
import { getGetUserQueryOptions } from '@/generated/account/account.ts'
import { getGetSiteInfoQueryOptions } from '@/generated/content/content.ts'
import { loginPath } from '@/lib/paths.ts'
import { queryClient } from './cache.ts'
import { Frame } from './frame.tsx'
import { loadPage } from './load-page.ts'
import { PageError } from './page-error.tsx'
import { PageLoading } from './page-loading.tsx'
import type { Route } from './routes.ts'
import { routeOf, routes } from './routes.ts'

export type AppRouter = ReturnType<typeof createAppRouter>

/** Creates the router, which starts to load the page of the current address. */
export function createAppRouter() {
  void queryClient.prefetchQuery(getGetSiteInfoQueryOptions())
  return createHashRouter([
    { Component: Frame, hydrateFallbackElement: <></>, children: pageRoutes() },
  ])
}

function pageRoutes(): RouteObject[] {
  const home = routeOf('/')
  return [
    ...(home ? [pageRoute(home, '/')] : []),
    ...routes.map((route) => pageRoute(route)),
    ...(import.meta.env.DEV
      ? [
          {
            path: '/dev/kit',
            lazy: async () => ({ Component: (await import('@/dev/kit/kit-screen.tsx')).KitScreen }),
          },
        ]
      : []),
    {
      path: '*',
      lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
    },
  ]
}

function pageRoute(route: Route, path = route.path): RouteObject {
  return {
    path,
    loader: ({ request }) => prefetchPage(route, request),
    lazy: () => loadPage(route),
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoading />,
  }
}

/**
 * Starts the requests of a page while its files load, and leads visitors of private pages to the login
 * page. The page itself shows when its data arrives.
 */
function prefetchPage({ path, access, prefetch }: Route, request: LoaderFunctionArgs['request']) {
  if (!currentAreas().hasPage(path)) return null
  const { pathname, search, searchParams } = new URL(request.url)
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
