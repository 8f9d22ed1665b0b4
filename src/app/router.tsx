import type { RouteObject } from 'react-router-dom'
import { createHashRouter } from 'react-router-dom'
import { getGetSiteInfoQueryOptions } from '@/generated/content/content.ts'
import { queryClient } from './cache.ts'
import { Frame } from './frame.tsx'
import { loadPage } from './load-page.ts'
import { PageError } from './page-error.tsx'
import { PageLoading } from './page-loading.tsx'
import type { Route } from './routes.ts'
import { routeOf, routes } from './routes.ts'
import { startPage } from './start-page.ts'

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
    loader: ({ request }) => startPage(route, request.url),
    lazy: () => loadPage(route),
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoading />,
  }
}
