import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAreas } from '@/api/areas.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Page } from '@/shell/page.tsx'
import { RouteProvider } from '@/shell/route-context.ts'
import { prefetchPage } from './first-page.ts'
import { loadScreen } from './load-screen.ts'
import { PageLoading } from './page-loading.tsx'
import { Gate } from './private-gate.tsx'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'

const screens = new Map(
  routes.map((route) => [route, loadable(() => loadScreen(route), <PageLoading />)]),
)

const NotOfferedScreen = loadable(
  async () => (await import('./not-offered-screen.tsx')).NotOfferedScreen,
  <PageLoading />,
)

/** Shows the page of a route: loads its files and catches what it throws. */
export function RoutePage({ route, search }: { route: Route; search: string }) {
  useState(() => prefetchPage(route, search))
  const Screen = screens.get(route) ?? PageLoading

  return (
    <RouteProvider value={route}>
      <ErrorBoundary frame={(panel) => <Page>{panel}</Page>}>
        <Offered path={route.path}>
          <Gate access={route.access} loading={<PageLoading />}>
            <Screen />
          </Gate>
        </Offered>
      </ErrorBoundary>
    </RouteProvider>
  )
}

/** Shows a page that the site offers, and says so where it does not, to users and visitors alike. */
function Offered({ path, children }: { path: string; children: ReactNode }) {
  const isOffered = useAreas().hasPage(path)
  const isKnown = useSiteInfo() !== undefined
  const [wasOffered, setWasOffered] = useState(false)
  if (isKnown && isOffered && !wasOffered) setWasOffered(true)
  return isOffered ? children : <NotOfferedScreen wasOffered={wasOffered} />
}
