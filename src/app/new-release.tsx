import { focusManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { keepCatalogues } from '@/i18n/read-catalogue.ts'
import { paths } from '@/lib/paths.ts'
import { hasIntents, isResultUnread } from '@/patterns/money-flow/engine/intent.ts'
import { isShownByPage } from '@/patterns/money-flow/engine/shown-by-page.ts'
import { newestIsReady, startWorker, takeNewRelease } from '@/platform/worker.ts'
import { showStrip } from '@/shell/page-strip.ts'
import { Button } from '@/ui/button.tsx'
import { NoticeStrip } from '@/ui/notice-strip.tsx'
import { setReload } from './load-page.ts'
import { routesByPath } from './routes.ts'
import { forgetTaken, isSafeToReload, takesUnasked, watchServedRelease } from './served-release.ts'

/** Milliseconds until the worker fetches the app's files, after the first page's pictures on most lines. */
const WORKER_DELAY = 3_000

/** Milliseconds between looks for a moment at which nobody notices a reload. */
const LOOK_MS = 10_000

/**
 * Starts the service worker, keeps the texts of all pages for the time without a network, and offers a
 * new release: on the four main pages only, which have no form, and taken only when the user presses.
 * After another tab has taken it, every page asks for a reload before anything is sent; forms keep
 * their drafts. Where the site says that this release must go, it is left at the next moment at which
 * nobody notices, and every page says so until then.
 */
export function NewRelease() {
  const { pathname, search } = useLocation()
  const [waits, setWaits] = useState(false)
  const [replaced, setReplaced] = useState(false)
  const [toTake, setToTake] = useState<string | null>(null)
  const isMainPage =
    routesByPath.get(pathname === '/' ? paths.aboutUs : pathname)?.tab !== undefined

  useEffect(() => {
    if (import.meta.env.DEV) return
    // A plain reload would get the former release from the worker again.
    setReload(() => void changeOver())
    const timer = window.setTimeout(() => {
      startWorker(
        () => setWaits(true),
        () => setReplaced(!changing),
      )
        .then(keepCatalogues)
        // Without a worker the app works, only not offline.
        .catch(() => undefined)
    }, WORKER_DELAY)
    return () => window.clearTimeout(timer)
  }, [])

  useEffect(() => (import.meta.env.DEV ? undefined : watchServedRelease(setToTake)), [])

  const isSafe = useEffectEvent(() => {
    // Also one that its page is about to show.
    const isShown = (flow: string, page: string) =>
      isShownByPage(flow) || page === `${pathname}${search}`
    return isSafeToReload(isMainPage, hasIntents() || isResultUnread(isShown))
  })
  const goAtSafeMoment = useEffectEvent(async () => {
    if (toTake === null || changing || !isSafe()) return
    // Until its files are here, whoever uses this page goes on with it.
    if (!(await newestIsReady()) || !isSafe()) return
    if (takesUnasked(toTake)) await changeOver({ unasked: true })
  })
  const mustGo = toTake !== null
  // Another page may be a safe one; the last answer may come, and a dialog close, at any moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is why it looks again.
  useEffect(() => {
    if (!mustGo) return
    const look = () => void goAtSafeMoment().catch(() => undefined)
    look()
    const timer = window.setInterval(look, LOOK_MS)
    return () => window.clearInterval(timer)
  }, [mustGo, pathname])

  const offered = waits && isMainPage
  useEffect(() => {
    if (!offered && !replaced && !mustGo) return
    showStrip('release', replaced ? <ReplacedStrip /> : <ReleaseStrip mustGo={mustGo} />)
    return () => showStrip('release', null)
  }, [offered, replaced, mustGo])

  return null
}

/** Says that this page is of a release whose files are gone, and loads the present one on demand. */
function ReplacedStrip() {
  return (
    <NoticeStrip
      action={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          <FormattedMessage
            id="later.release.reload"
            defaultMessage="Reload"
            description="Button that loads the page again, in the new version of the app."
          />
        </Button>
      }
    >
      <FormattedMessage
        id="later.release.replaced"
        defaultMessage="The app was updated in another tab. Reload to go on; your entries are kept."
        description="Strip on every page when another tab changed over to a new version."
      />
    </NoticeStrip>
  )
}

/** Whether this tab is the one that changes over: it is loaded again at once. */
let changing = false

/**
 * Lets the newest worker take over and loads the page again. Unasked only where that brings the newest
 * release: while the former worker still has something to do, the next look tries again.
 */
async function changeOver({ unasked = false } = {}): Promise<void> {
  changing = true
  // A worker that is asked every second is never idle, and stays: nothing is asked meanwhile.
  focusManager.setFocused(false)
  const isTaken = await takeNewRelease().catch(() => false)
  if (isTaken || !unasked) {
    window.location.reload()
    return
  }
  focusManager.setFocused(undefined)
  changing = false
  forgetTaken()
}

/** Says that there is a new release, or that this one must go, and loads it on demand. */
function ReleaseStrip({ mustGo }: { mustGo: boolean }) {
  const [pending, setPending] = useState(false)

  async function update() {
    setPending(true)
    await changeOver()
  }

  return (
    <NoticeStrip
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void update()}>
          <FormattedMessage
            id="later.release.update"
            defaultMessage="Update now"
            description="Button that changes over to the new version of the app."
          />
        </Button>
      }
    >
      {mustGo ? (
        <FormattedMessage
          id="later.release.mustGo"
          defaultMessage="This version is no longer supported. It updates by itself once you have finished here."
          description="Strip on every page when the site has withdrawn this version of the app, which updates by itself as soon as nothing is being entered."
        />
      ) : (
        <FormattedMessage
          id="later.release.waits"
          defaultMessage="A new version is ready."
          description="Strip on the main pages when a new version of the app was loaded."
        />
      )}
    </NoticeStrip>
  )
}
