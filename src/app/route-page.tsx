import { lazy, Suspense, useMemo, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Page } from '@/components/page.tsx'
import { RouteProvider } from '@/components/route-context.ts'
import { loadScreen } from './load-screen.tsx'
import { PageLoading } from './page-loading.tsx'
import type { Route } from './routes.ts'

/** Shows the page of a route: loads its files and catches what it throws. */
export function RoutePage({ route }: { route: Route }) {
  const [attempt, setAttempt] = useState(0)
  // A retry asks for the files again: `lazy` would remember the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new component.
  const Screen = useMemo(() => lazy(() => loadScreen(route)), [route, attempt])

  return (
    <RouteProvider value={route}>
      <ErrorBoundary
        onRetry={() => setAttempt((before) => before + 1)}
        frame={(panel) => <Page>{panel}</Page>}
      >
        <Suspense fallback={<PageLoading />}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </RouteProvider>
  )
}
