import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useEffect, useState, useSyncExternalStore, ViewTransition } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useUserInfo } from '@/api/user.ts'
import { useAnyOrders } from '@/domain/orders/order-presence.ts'
import { useAnyPractice } from '@/domain/practice/practice-presence.ts'
import { MessagesProvider } from '@/i18n/messages-provider.tsx'
import { whenIdle } from '@/lib/when-idle.ts'
import { hasOutcomes, intentsChanged, keepsIntents } from '@/patterns/money-flow/intent.ts'
import { memorySince } from '@/patterns/money-flow/memory-since.ts'
import { AppLink } from '@/shell/app-link.tsx'
import type { PageMove } from '@/shell/app-router.tsx'
import { AppRouter, movesWell } from '@/shell/app-router.tsx'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { MAIN_ID } from '@/shell/main-id.ts'
import { Toaster } from '@/shell/toaster.tsx'
import { LinkProvider } from '@/ui/link.tsx'
import { SkipLink } from '@/ui/skip-link.tsx'
import { queryClient } from './cache.ts'
import { RoutePage } from './route-page.tsx'
import { routeOf } from './routes.ts'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionEnded } from './session-ended.tsx'
import { ShownPage } from './shown-page.tsx'
import './page-moves.css'

// The condition is false in a build, which drops the kit page with everything in it.
const KitScreen = import.meta.env.DEV
  ? loadable(async () => (await import('@/dev/kit/kit-screen.tsx')).KitScreen)
  : null

const OutcomeLayer = loadable(async () => (await import('./outcome-layer.tsx')).OutcomeLayer)
const OrderLayer = loadable(async () => (await import('./order-layer.tsx')).OrderLayer)
const PracticeLayer = loadable(async () => (await import('./practice-layer.tsx')).PracticeLayer)
const NotFoundScreen = loadable(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

export function App() {
  return (
    <MessagesProvider>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={AppLink}>
          <Toaster>
            <AppRouter isTab={isTab}>
              <Frame />
            </AppRouter>
          </Toaster>
        </LinkProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

function Frame() {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const { offers, has } = useAreas()
  const anyOrders = useAnyOrders() && offers('trading')
  const anyPractice = useAnyPractice() && offers('trading') && has('practice')
  const anyOutcomes = useSyncExternalStore(intentsChanged.subscribe, hasOutcomes)
  const [forgetful] = useState(() => !keepsIntents())
  const [LaterLayer, setLaterLayer] = useState<ComponentType | null>(null)
  // Every page reads these. Subscribing here keeps their calls going when one page gives way to
  // another; otherwise the first would cancel them and the next would ask again.
  useSiteInfo()
  const owner = useUserInfo()?.user.userid

  useEffect(() => {
    // This early, so that a device has usually remembered for long enough once a form is filled in.
    if (owner !== undefined) memorySince(owner)
  }, [owner])

  useEffect(
    () =>
      whenIdle(() => {
        import('./later-layer.tsx')
          .then((later) => setLaterLayer(() => later.LaterLayer))
          // The page works without it.
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
      <SessionEnded />
      <PresentPage />
      {loggedIn && (anyOutcomes || forgetful) ? (
        <ErrorBoundary frame={() => null}>
          <OutcomeLayer forgetful={forgetful} />
        </ErrorBoundary>
      ) : null}
      {loggedIn && anyOrders ? (
        // The page works without the strip of orders, should its files not load.
        <ErrorBoundary frame={() => null}>
          <OrderLayer />
        </ErrorBoundary>
      ) : null}
      {anyPractice ? (
        <ErrorBoundary frame={() => null}>
          <PracticeLayer />
        </ErrorBoundary>
      ) : null}
      {LaterLayer ? <LaterLayer /> : null}
    </>
  )
}

const KIT_PATH = '/dev/kit'

const isTab = (path: string) => routeOf(path)?.tab !== undefined

/** Only what goes from page to page moves: nothing else that React does in a transition. */
const pageMoves: Record<PageMove | 'default', string> = {
  'page-forward': 'page-forward',
  'page-back': 'page-back',
  default: 'none',
}

/** The page of the present address. */
function PresentPage() {
  const { pathname, search } = useLocation()
  const route = routeOf(pathname)
  if (route) {
    if (!movesWell) return <RoutePage key={route.path} route={route} search={search} />
    return (
      <ViewTransition key={route.path} default="none" enter={pageMoves} exit={pageMoves}>
        <RoutePage route={route} search={search} />
      </ViewTransition>
    )
  }
  return KitScreen && pathname === KIT_PATH ? <KitScreen /> : <NotFoundScreen />
}
