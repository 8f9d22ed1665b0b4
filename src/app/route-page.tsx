import { lazy, Suspense, useMemo, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Page } from '@/components/page.tsx'
import { RouteProvider } from '@/components/route-context.ts'
import { prefetchPage } from './first-page.ts'
import { loadScreen } from './load-screen.ts'
import { PageLoading } from './page-loading.tsx'
import { Gate } from './private-gate.tsx'
import type { Route } from './routes.ts'

/** Shows the page of a route: loads its files and catches what it throws. */
export function RoutePage({ route, search }: { route: Route; search: string }) {
  const [attempt, setAttempt] = useState(0)
  // A retry asks for the files again: `lazy` would remember the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new component, another query of the address is not.
  const Screen = useMemo(() => {
    prefetchPage(route, search)
    return lazy(() => loadScreen(route))
  }, [route, attempt])

  return (
    <RouteProvider value={route}>
      <ErrorBoundary
        onRetry={() => setAttempt((before) => before + 1)}
        frame={(panel) => <Page>{panel}</Page>}
      >
        <Gate route={route} loading={<PageLoading />}>
          <Suspense fallback={<PageLoading />}>
            <Screen />
          </Suspense>
        </Gate>
      </ErrorBoundary>
    </RouteProvider>
  )
}
