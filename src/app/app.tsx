import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { HashRouter, Route as RouterRoute, Routes } from 'react-router-dom'
import { createQueryClient } from '@/api/query-client.ts'
import { AppLink } from '@/components/app-link.tsx'
import { AvailableRoutesProvider } from '@/components/available-routes.ts'
import { MAIN_ID } from '@/components/page.tsx'
import { Toaster } from '@/components/toaster.tsx'
import { MessagesProvider } from '@/i18n/messages-provider.tsx'
import { paths } from '@/lib/paths.ts'
import { LinkProvider } from '@/ui/link.tsx'
import { SkipLink } from '@/ui/skip-link.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RoutePage } from './route-page.tsx'
import { availablePaths, routes } from './routes.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionWatch } from './session-watch.tsx'
import { ShownPage } from './shown-page.tsx'

// The condition is false in a build, which drops the panel and the kit page with everything in them.
const MockPanel = import.meta.env.DEV
  ? lazy(() =>
      import('@/dev/mock-panel/mock-panel.tsx').then((module) => ({ default: module.MockPanel })),
    )
  : null
const KitScreen = import.meta.env.DEV
  ? lazy(() => import('@/dev/kit/kit-screen.tsx').then((module) => ({ default: module.KitScreen })))
  : null

/** The whole app. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <MessagesProvider>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={AppLink}>
          <AvailableRoutesProvider value={availablePaths}>
            <Toaster>
              <HashRouter>
                <Frame />
              </HashRouter>
              {MockPanel ? (
                <Suspense>
                  <MockPanel queryClient={queryClient} />
                </Suspense>
              ) : null}
            </Toaster>
          </AvailableRoutesProvider>
        </LinkProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

function Frame() {
  const intl = useIntl()
  return (
    <>
      <SkipLink
        targetId={MAIN_ID}
        label={intl.formatMessage({
          id: 'app.frame.skip',
          defaultMessage: 'Skip to content',
          description: 'First link of every page, for keyboards: jumps over the bar.',
        })}
      />
      <SessionWatch />
      <ShownPage />
      <ScrollMemory />
      <Routes>
        {routes.map((route) => (
          <RouterRoute
            key={route.path}
            path={route.path}
            element={<RoutePage key={route.path} route={route} />}
          />
        ))}
        <RouterRoute path="/" element={<Entry />} />
        {KitScreen ? (
          <RouterRoute
            path="/dev/kit"
            element={
              <Suspense>
                <KitScreen />
              </Suspense>
            }
          />
        ) : null}
        <RouterRoute path="*" element={<NotFoundScreen />} />
      </Routes>
    </>
  )
}

/** The root address is the entry page, Home. */
function Entry() {
  const home = routes.find(({ path }) => path === paths.aboutUs)
  return home ? <RoutePage route={home} /> : <NotFoundScreen />
}
