import { lazy, Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Late } from '@/components/late.tsx'
import { Page } from '@/components/page.tsx'
import { RouteProvider } from '@/components/route-context.ts'
import { isPublicPath } from '@/lib/paths.ts'
import { Skeleton } from '@/ui/skeleton.tsx'
import { loadScreen } from './load-screen.ts'
import { PrivateGate } from './private-gate.tsx'
import type { Route } from './routes.ts'

/** Shows the page of a route: loads its files, asks who the user is, catches what it throws. */
export function RoutePage({ route }: { route: Route }) {
  const [attempt, setAttempt] = useState(0)
  // A retry asks for the files again: `lazy` would remember the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new component.
  const Screen = useMemo(() => lazy(() => loadScreen(route)), [route, attempt])
  const loading = <PageLoading />

  return (
    <RouteProvider value={route}>
      <ErrorBoundary
        onRetry={() => setAttempt((before) => before + 1)}
        frame={(panel) => <Page>{panel}</Page>}
      >
        <Suspense fallback={loading}>
          {isPublicPath(route.path) ? (
            <Screen />
          ) : (
            <PrivateGate loading={loading}>
              <Screen />
            </PrivateGate>
          )}
        </Suspense>
      </ErrorBoundary>
    </RouteProvider>
  )
}

/** The page's frame with the shape of what is coming. */
export function PageLoading() {
  const intl = useIntl()
  return (
    <Page>
      <Late>
        <Skeleton
          shape="lines"
          count={6}
          label={intl.formatMessage({
            id: 'app.page.loading',
            defaultMessage: 'Loading',
            description: 'Said by screen readers while a page loads.',
          })}
        />
      </Late>
    </Page>
  )
}
