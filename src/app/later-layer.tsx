import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAreas } from '@/api/areas.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { Announcement } from './announcement.tsx'
import { NewRelease } from './new-release.tsx'
import { WideWindow } from './wide-window.tsx'

// The condition is false in a build, which drops both with everything in them.
const QueryDevtools = import.meta.env.DEV
  ? loadable(async () => (await import('@/dev/query-devtools/query-devtools.tsx')).QueryDevtools)
  : null
const MockPanel = import.meta.env.DEV
  ? loadable(async () => (await import('@/dev/mock-panel/mock-panel.tsx')).MockPanel)
  : null

const SessionReminder = loadable(
  async () => (await import('./session-reminder.tsx')).SessionReminder,
)
const EventLayer = loadable(async () => (await import('./event-layer.tsx')).EventLayer)

/** What can wait until the page is there: announcement, service worker, events, what stands
 * beside the page of a wide window, development tools. */
export function LaterLayer() {
  const queryClient = useQueryClient()
  const loggedIn = useLoggedIn()
  const { has } = useAreas()
  const hasEvents = useSiteInfo()?.streams?.includes('events') ?? false
  return (
    // The page works without them, should one fail.
    <ErrorBoundary frame={() => null}>
      <Announcement />
      <NewRelease />
      <WideWindow />
      {loggedIn && hasEvents ? (
        <ErrorBoundary frame={() => null}>
          <EventLayer />
        </ErrorBoundary>
      ) : null}
      {loggedIn && has('own_limits') ? (
        <ErrorBoundary frame={() => null}>
          <SessionReminder />
        </ErrorBoundary>
      ) : null}
      {QueryDevtools && MockPanel ? (
        <Suspense>
          <QueryDevtools />
          <MockPanel queryClient={queryClient} />
        </Suspense>
      ) : null}
    </ErrorBoundary>
  )
}
