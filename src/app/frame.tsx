import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAreas } from '@/api/areas.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useUserInfo } from '@/api/user.ts'
import { useHasEntries } from '@/domain/inbox/inbox-presence.ts'
import { useAnyPractice } from '@/domain/practice/practice-presence.ts'
import { whenIdle } from '@/platform/when-idle.ts'
import { BackGuard } from '@/shell/back-guard.tsx'
import { ErrorBoundary } from '@/shell/error-boundary.tsx'
import { loadable } from '@/shell/loadable.tsx'
import { MAIN_ID } from '@/shell/main-id.ts'
import { SkipLink } from '@/ui/skip-link.tsx'
import { CurrentPage } from './current-page.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionEnded } from './session-ended.tsx'
import { ShownPage } from './shown-page.tsx'

const InboxLayer = loadable(async () => (await import('./inbox-layer.tsx')).InboxLayer)
const PracticeLayer = loadable(async () => (await import('./practice-layer.tsx')).PracticeLayer)

/** The root route: the current page, and what is shown on every page. */
export function Frame() {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const { offers, has } = useAreas()
  const hasEntries = useHasEntries()
  const anyPractice = useAnyPractice() && offers('trading') && has('practice')
  const [LaterLayer, setLaterLayer] = useState<ComponentType | null>(null)
  // Every page reads these. Subscribing here keeps their calls going when one page gives way to
  // another; otherwise the first would cancel them and the next would ask again.
  useSiteInfo()
  useUserInfo()

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
      <CurrentPage />
      <BackGuard />
      {loggedIn && hasEntries ? (
        // The page works without it, should its files not load.
        <ErrorBoundary frame={() => null}>
          <InboxLayer />
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
