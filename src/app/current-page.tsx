import {
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react'
import type { Location } from 'react-router-dom'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { stepUnderWay } from '@/platform/page-history.ts'
import { loadable } from '@/shell/loadable.tsx'
import { PAGE_DELAY } from '@/shell/loading.tsx'
import { RouteProvider } from '@/shell/route-context.ts'
import { PageLoading } from './page-loading.tsx'
import type { Route } from './routes.ts'
import { routeOf } from './routes.ts'
import { UserGate } from './user-gate.tsx'
import './page-moves.css'

const NotOfferedScreen = loadable(
  async () => (await import('./not-offered-screen.tsx')).NotOfferedScreen,
  <PageLoading />,
)

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/**
 * Only Chromium has `userAgentData`. React's view transition ends the process of a page in WebKitGTK
 * (docs/decisions/routing.md).
 */
const movesPages = 'userAgentData' in navigator && !wantsNoMotion()

/** The page of the current address, or the loading frame of the next one if that takes long. */
export function CurrentPage() {
  const location = useLocation()
  const action = useNavigationType()
  const current = routeOf(location.pathname)
  const next = useSlowRoute(current)
  const shown = next ?? current
  const page = shown ? (
    <RouteProvider value={shown}>
      {next ? <PageLoading isLate /> : <OfferedPage route={shown} />}
    </RouteProvider>
  ) : (
    <Outlet />
  )

  useMoves(shown, next !== undefined || action === 'PUSH')

  if (!movesPages) return <Fragment key={shown?.path}>{page}</Fragment>
  return (
    <ViewTransition key={shown?.path} default="none" enter="page" exit="page">
      {page}
    </ViewTransition>
  )
}

/** The route that the router is loading, once that takes 200 ms. */
function useSlowRoute(current: Route | undefined): Route | undefined {
  const { location } = useNavigation()
  const [slow, setSlow] = useState<Location>()
  const next = location && slow === location ? routeOf(location.pathname) : undefined

  useEffect(() => {
    if (!location) return
    const timer = setTimeout(() => startTransition(() => setSlow(location)), PAGE_DELAY)
    return () => clearTimeout(timer)
  }, [location])

  return next === current ? undefined : next
}

/**
 * Names on `<html>` how a page replaces another one, for page-moves.css: a link goes forward, Back and
 * Forward in their direction. A page that replaces another in the history doesn't move, nor do tabs.
 */
function useMoves(shown: Route | undefined, isForward: boolean): void {
  const last = useRef<Route>(undefined)

  useLayoutEffect(() => {
    const from = last.current
    last.current = shown
    if (from === shown) return
    const isBetweenTabs = from?.tab !== undefined && shown?.tab !== undefined
    const move = isBetweenTabs || wantsNoMotion() ? 'none' : moveOf(stepUnderWay(), isForward)
    document.documentElement.dataset.pageMove = move
  }, [shown, isForward])
}

function moveOf(steps: number, isForward: boolean): 'forward' | 'back' | 'none' {
  if (steps < 0) return 'back'
  return steps > 0 || isForward ? 'forward' : 'none'
}

/** Shows a page that the site offers; where it does not, says so to users and visitors. */
function OfferedPage({ route }: { route: Route }) {
  const isOffered = useAreas().hasPage(route.path)
  const isLoaded = useSiteInfo() !== undefined
  const [wasOffered, setWasOffered] = useState(false)
  if (isLoaded && isOffered && !wasOffered) setWasOffered(true)
  if (!isOffered) return <NotOfferedScreen wasOffered={wasOffered} />
  return (
    <UserGate access={route.access}>
      <Outlet />
    </UserGate>
  )
}
