// Before the router: it stops steps in the history where a form is half filled.
import '@/lib/history-step.ts'
import type { ComponentType } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { HashRouter, useLocation } from 'react-router-dom'
import { AppLink } from '@/components/app-link.tsx'
import { AvailableRoutesProvider } from '@/components/available-routes.ts'
import { MAIN_ID } from '@/components/page.tsx'
import { Toaster } from '@/components/toaster.tsx'
import { useLoggedIn } from '@/components/use-session.ts'
import { loadMessages } from '@/i18n/message-store.ts'
import { MessagesProvider } from '@/i18n/messages-provider.tsx'
import { whenIdle } from '@/lib/when-idle.ts'
import { LinkProvider } from '@/ui/link.tsx'
import { SkipLink } from '@/ui/skip-link.tsx'
import { RoutePage } from './route-page.tsx'
import { availablePaths, routeOf } from './routes.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { ShownPage } from './shown-page.tsx'

// The condition is false in a build, which drops the kit page with everything in it.
const KitScreen = import.meta.env.DEV
  ? lazy(() => import('@/dev/kit/kit-screen.tsx').then((module) => ({ default: module.KitScreen })))
  : null

const NotFoundScreen = lazy(async () => {
  const [module] = await Promise.all([import('./not-found-screen.tsx'), loadMessages(['notFound'])])
  return { default: module.NotFoundScreen }
})

/** The whole app. */
export function App() {
  return (
    <MessagesProvider>
      <LinkProvider value={AppLink}>
        <AvailableRoutesProvider value={availablePaths}>
          <Toaster>
            <HashRouter>
              <Frame />
            </HashRouter>
          </Toaster>
        </AvailableRoutesProvider>
      </LinkProvider>
    </MessagesProvider>
  )
}

function Frame() {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const [OrderLayer, setOrderLayer] = useState<ComponentType | null>(null)
  const [LaterLayer, setLaterLayer] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!loggedIn) return
    // The unread count on the tabs is no reason to show anything later, or an error.
    import('./data-layer.tsx')
      .then((data) => {
        setOrderLayer(() => data.OrderLayer)
        return data.prefetchUser()
      })
      .catch(() => undefined)
  }, [loggedIn])

  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./later-layer.tsx'), loadMessages(['later'])])
          .then(([later]) => setLaterLayer(() => later.LaterLayer))
          // An extra: the page stands without it.
          .catch(() => undefined)
      }),
    [],
  )

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
      <ShownPage />
      <ScrollMemory />
      <PresentPage />
      {loggedIn && OrderLayer ? <OrderLayer /> : null}
      {LaterLayer ? <LaterLayer /> : null}
    </>
  )
}

const KIT_PATH = '/dev/kit'

/** The page of the present address. */
function PresentPage() {
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  if (route) return <RoutePage key={route.path} route={route} />
  return (
    <Suspense>{KitScreen && pathname === KIT_PATH ? <KitScreen /> : <NotFoundScreen />}</Suspense>
  )
}
