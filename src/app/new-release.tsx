import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { showStrip } from '@/components/page-strip.ts'
import { keepCatalogues } from '@/i18n/keep-catalogues.ts'
import { paths } from '@/lib/paths.ts'
import { startWorker, takeNewRelease } from '@/lib/worker.ts'
import { Button } from '@/ui/button.tsx'
import { reloadBy } from './load-screen.tsx'
import styles from './new-release.module.css'
import { routes, routesByPath } from './routes.ts'

/** Texts that no page names, because they are seldom needed: without a network most of all. */
const SELDOM = ['later', 'notFound', 'refusal', 'stale'] as const

/**
 * Starts the worker once the page stands, keeps the texts of all pages in the present language for
 * the time without a network, and offers a new release. It is taken by the user's own press only,
 * and offered on the four main pages only, which have no form: nothing that is being typed is ever
 * lost to it.
 */
export function NewRelease() {
  const { pathname } = useLocation()
  const [waits, setWaits] = useState(false)
  const isMainPage =
    routesByPath.get(pathname === '/' ? paths.aboutUs : pathname)?.tab !== undefined

  useEffect(() => {
    if (import.meta.env.DEV) return
    // The worker would serve the former release again.
    reloadBy(() => void changeOver())
    startWorker(() => setWaits(true))
      .then(() => keepCatalogues([...routes.flatMap(({ areas }) => areas), ...SELDOM]))
      // Without a worker the app only does not open without a network.
      .catch(() => undefined)
  }, [])

  useEffect(() => {
    if (!waits || !isMainPage) return
    showStrip('release', <ReleaseStrip />)
    return () => showStrip('release', null)
  }, [waits, isMainPage])

  return null
}

async function changeOver(): Promise<void> {
  await takeNewRelease().catch(() => undefined)
  window.location.reload()
}

/** Says that there is a new release, and loads it on demand. */
function ReleaseStrip() {
  const [pending, setPending] = useState(false)

  async function update() {
    setPending(true)
    await changeOver()
  }

  return (
    <div role="status" className={styles.strip}>
      <span>
        <FormattedMessage
          id="later.release.waits"
          defaultMessage="A new version is ready."
          description="Strip on the main pages when a new version of the app was loaded."
        />
      </span>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void update()}>
        <FormattedMessage
          id="later.release.update"
          defaultMessage="Update now"
          description="Button that changes over to the new version of the app."
        />
      </Button>
    </div>
  )
}
